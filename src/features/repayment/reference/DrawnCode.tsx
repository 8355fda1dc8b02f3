import { useDeferredValue, useMemo } from 'react';
import { CodeImage } from '@/design/ui';
import { drawCode } from './drawCode';
import { Paper } from './Paper';

export interface DrawnCodeProps {
  readonly text: string;
  /** The accessible name of the code. */
  readonly name: string;
}

/** The height of a barcode with its margins, reserved until it is drawn. */
const PLACE = { minHeight: '8.5rem' };

const BARCODE = { height: '7rem', objectFit: 'fill' } as const;
const QR_CODE = { height: 'auto', maxWidth: '14rem' };

/** A barcode or QR code of a text, drawn after the screen. Nothing is shown for a text that no code holds: it is below. */
export function DrawnCode({ text, name }: DrawnCodeProps) {
  const drawn = useDeferredValue(text, '');
  const code = useMemo(() => drawCode(drawn), [drawn]);
  if (!drawn) return <Paper style={PLACE} aria-hidden />;
  return code ? (
    <Paper>
      <CodeImage
        alt={name}
        path={code.path}
        size={code}
        isBarcode={code.isBarcode}
        style={code.isBarcode ? BARCODE : QR_CODE}
      />
    </Paper>
  ) : null;
}
