import { useDeferredValue, useMemo } from 'react';
import { drawCode } from './drawCode';
import { Paper } from './Paper';

export interface DrawnCodeProps {
  readonly text: string;
  /** The accessible name of the code. */
  readonly name: string;
}

/** The height of a barcode with its margins, reserved until it is drawn. */
const PLACE = { minHeight: '8.5rem' };

/** A barcode or QR code of a text, drawn after the screen. Nothing is shown for a text that no code holds: it is below. */
export function DrawnCode({ text, name }: DrawnCodeProps) {
  const drawn = useDeferredValue(text, '');
  const code = useMemo(() => drawCode(drawn), [drawn]);
  if (!drawn) return <Paper style={PLACE} aria-hidden />;
  return code ? (
    <Paper>
      <svg
        role="img"
        aria-label={name}
        viewBox={`0 0 ${code.width} ${code.height}`}
        style={code.isBarcode ? { height: '7rem' } : { maxWidth: '14rem' }}
        // Bars are stretched to a height that scanners read. A QR code stays square.
        preserveAspectRatio={code.isBarcode ? 'none' : 'xMidYMid meet'}
        shapeRendering="crispEdges"
      >
        <path d={code.path} />
      </svg>
    </Paper>
  ) : null;
}
