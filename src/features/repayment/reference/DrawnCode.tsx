import { useLoaded } from '../../../design/ui';
import { Paper } from './Paper';

export interface DrawnCodeProps {
  readonly text: string;
  /** The accessible name of the code. */
  readonly name: string;
}

/** The height of a barcode with its margins, reserved while its code loads. */
const PLACE = { minHeight: '8.5rem' };

/** A barcode or QR code of a text. Nothing is shown where its chunk does not load: the text is below. */
export function DrawnCode({ text, name }: DrawnCodeProps) {
  const { currentData: code, error } = useLoaded(text, async () => {
    const { drawCode } = await import(/* webpackChunkName: "draw-code" */ './drawCode');
    return drawCode(text);
  });
  if (error) return null;
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
  ) : (
    <Paper style={PLACE} aria-hidden />
  );
}
