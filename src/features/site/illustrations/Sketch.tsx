import type { Elements } from '@/design/ui';

export interface SketchProps {
  readonly children: Elements;
}

/** The frame of the site's drawings: a soft ground, shapes in the accent colour, lines in the text colour. */
export function Sketch({ children }: SketchProps) {
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
