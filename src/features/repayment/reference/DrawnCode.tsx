import { useLoaded } from '../../../ui/useLoaded';
import { Paper } from './Paper';

export interface DrawnCodeProps {
  readonly text: string;
  /** Read aloud in place of the picture. */
  readonly name: string;
}

/** A barcode's height with its margins, kept while it is being drawn. */
const PLACE = { minHeight: '8.5rem' };

/** A barcode or QR code of a text; nothing where its chunk cannot be had: the text stands below. */
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
        // Bars are stretched to the height that a scanner likes; a QR code stays square.
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
