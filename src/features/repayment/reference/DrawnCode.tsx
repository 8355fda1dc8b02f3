import { CodeImage, useLoaded } from '../../../design/ui';
import { Paper } from './Paper';

export interface DrawnCodeProps {
  readonly text: string;
  /** The accessible name of the code. */
  readonly name: string;
}

/** The height of a barcode with its margins, reserved while its code loads. */
const PLACE = { minHeight: '8.5rem' };

const BARCODE = { height: '7rem', objectFit: 'fill' } as const;
const QR_CODE = { height: 'auto', maxWidth: '14rem' };

/** A barcode or QR code of a text. Nothing is shown where its chunk does not load: the text is below. */
export function DrawnCode({ text, name }: DrawnCodeProps) {
  const { currentData: code, error } = useLoaded(text, async () => {
    const { drawCode } = await import(/* webpackChunkName: "draw-code" */ './drawCode');
    return drawCode(text);
  });
  if (error) return null;
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
  ) : (
    <Paper style={PLACE} aria-hidden />
  );
}
