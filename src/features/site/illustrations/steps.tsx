import type { Elements } from '@/design/ui';

const ACCENT = 'var(--color-accent)';
const PAPER = 'var(--color-surface)';

/** A phone with a few details filled in. */
export function FillIn() {
  return (
    <Sketch>
      <rect x="72" y="16" width="56" height="108" rx="11" fill={PAPER} />
      <path d="M92 24h16" />
      <rect x="82" y="38" width="36" height="12" rx="4" />
      <rect x="82" y="56" width="36" height="12" rx="4" />
      <rect x="82" y="92" width="36" height="14" rx="7" fill={ACCENT} stroke="none" />
      <path d="M88 44h14M88 62h8" stroke={ACCENT} />
      <path d="M134 54l22-22 8 8-22 22-10 2z" fill={PAPER} />
      <path d="M151 37l8 8" />
      <path d="M46 52h.01M40 84h10M45 79v10M158 98h.01" />
    </Sketch>
  );
}

/** A magnifying glass over a bill. */
export function ReadBill() {
  return (
    <Sketch>
      <path d="M62 18h60v94l-10-6-10 6-10-6-10 6-10-6-10 6z" fill={PAPER} />
      <path d="M72 36h18M72 52h26M72 68h14" />
      <path d="M106 36h6M106 52h6" stroke={ACCENT} />
      <path d="M72 86h40" strokeDasharray="3 6" />
      <circle cx="126" cy="74" r="24" fill={PAPER} fillOpacity=".92" />
      <path d="M143 91l20 20" strokeWidth="6" />
      <path d="M114 74l8 8 16-17" stroke={ACCENT} strokeWidth="4" />
      <path d="M40 40h.01M34 72h10M39 67v10" />
    </Sketch>
  );
}

/** Coins and a bank card. */
export function GetPaid() {
  return (
    <Sketch>
      <rect x="46" y="62" width="92" height="58" rx="9" fill={ACCENT} />
      <path d="M46 78h92" stroke={PAPER} strokeWidth="7" strokeLinecap="butt" />
      <path d="M58 104h18M84 104h8" stroke={PAPER} />
      <circle cx="92" cy="34" r="15" fill="#ffd166" />
      <path d="M86 34l4.500 4.500 8.500-9" />
      <circle cx="132" cy="44" r="11" fill="#ffd166" />
      <path d="M128 44l3 3 6-6.500" />
      <path d="M150 84v26M141 101l9 9 9-9" />
      <path d="M58 38h.01M48 22h10M53 17v10" />
    </Sketch>
  );
}

/** A calendar with a past day, and a bell. */
export function LateDay() {
  return (
    <Sketch>
      <rect x="54" y="30" width="82" height="80" rx="10" fill={PAPER} />
      <path d="M54 52h82" />
      <path d="M74 22v16M116 22v16" />
      <path d="M68 66h8M90 66h8M112 66h8M68 80h8M112 80h8M68 94h8M90 94h8" />
      <circle cx="94" cy="80" r="9" fill={ACCENT} stroke="none" />
      <path d="M94 75v6M94 84.500v.01" stroke={PAPER} />
      <path d="M146 94c0-10 4-18 13-18s13 8 13 18l4 8h-34z" fill="#ffd166" />
      <path d="M155 108a4.500 4.500 0 009 0M159 76v-5" />
      <path d="M38 60h.01M32 88h10M37 83v10" />
    </Sketch>
  );
}

/** Two hands that hold one sheet at the same height. */
export function FairDeal() {
  return (
    <Sketch>
      <rect x="68" y="24" width="64" height="80" rx="7" fill={PAPER} />
      <path d="M80 42h40M80 56h28M80 70h34" />
      <path d="M80 90c6-8 10 6 16-2s8 4 14-2" stroke={ACCENT} />
      <path d="M68 60H50a10 10 0 00-10 10v22M68 76H54" />
      <path d="M132 60h18a10 10 0 0110 10v22M132 76h14" />
      <circle cx="40" cy="104" r="8" fill={ACCENT} />
      <circle cx="160" cy="104" r="8" fill={ACCENT} />
      <path d="M46 32h.01M150 34h10M155 29v10" />
    </Sketch>
  );
}

interface SketchProps {
  readonly children: Elements;
}

/** The frame of the site's drawings: a soft ground, shapes in the accent colour, lines in the text colour. */
function Sketch({ children }: SketchProps) {
  return (
    <svg viewBox="0 0 200 140" width="200" height="140" fill="none" aria-hidden>
      <path
        d="M30 92C12 60 34 20 78 22c26 1 34-12 62-4 34 10 46 52 26 80-18 26-118 30-136-6z"
        fill="var(--color-soft)"
      />
      <g stroke="var(--color-text)" strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round">
        {children}
      </g>
    </svg>
  );
}
