/** A phone that shows a bill with ticked lines, and coins beside the phone. */
export function OpenBill() {
  return (
    <svg viewBox="0 0 320 240" width="320" height="240" fill="none" aria-hidden>
      <ellipse cx="160" cy="128" rx="148" ry="104" fill="currentColor" opacity=".1" />
      <ellipse cx="158" cy="222" rx="96" ry="9" fill="currentColor" opacity=".14" />
      <g transform="rotate(-6 160 120)">
        <rect x="98" y="12" width="124" height="208" rx="22" fill="var(--color-text)" />
        <rect x="105" y="19" width="110" height="194" rx="16" fill="var(--color-surface)" />
        <rect x="142" y="25" width="36" height="6" rx="3" fill="var(--color-text)" opacity=".85" />
        <rect x="117" y="44" width="86" height="44" rx="10" fill="var(--color-accent)" />
        <rect x="126" y="54" width="30" height="5" rx="2.5" fill="#fff" opacity=".7" />
        <rect x="126" y="66" width="56" height="10" rx="5" fill="#fff" />
        <g fill="var(--color-textSecondary)" opacity=".55">
          <rect x="135" y="102" width="34" height="5" rx="2.5" />
          <rect x="135" y="126" width="42" height="5" rx="2.5" />
          <rect x="135" y="150" width="28" height="5" rx="2.5" />
        </g>
        <g fill="var(--color-text)" opacity=".85">
          <rect x="183" y="102" width="20" height="5" rx="2.5" />
          <rect x="187" y="126" width="16" height="5" rx="2.5" />
          <rect x="179" y="150" width="24" height="5" rx="2.5" />
        </g>
        <g
          stroke="var(--color-success)"
          strokeWidth="3"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          <path d="M119 105l3 3 6-7M119 129l3 3 6-7M119 153l3 3 6-7" />
        </g>
        <path d="M117 168h86" stroke="var(--color-border)" strokeWidth="2" strokeDasharray="4 4" />
        <rect x="117" y="180" width="86" height="20" rx="10" fill="var(--color-soft)" />
        <rect x="140" y="188" width="40" height="4" rx="2" fill="var(--color-accent)" />
      </g>
      <Coin x={62} y={150} size={30} />
      <Coin x={262} y={92} size={24} />
      <Coin x={246} y={184} size={17} />
      <g stroke="currentColor" strokeWidth="4" strokeLinecap="round" opacity=".75">
        <path d="M48 66v14M41 73h14M284 150v10M279 155h10M80 34h.01M268 44h.01" />
      </g>
    </svg>
  );
}

interface CoinProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

function Coin({ x, y, size }: CoinProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 30})`}>
      <circle r="30" fill="#f6b73c" />
      <circle r="30" cx="-3" cy="-3" fill="#ffd166" />
      <circle r="20" cx="-3" cy="-3" stroke="#e09a1a" strokeWidth="3" />
      <path
        d="M-12 -4l7 7 13 -14"
        stroke="#e09a1a"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </g>
  );
}
