/** The longest side of an uploaded image in pixels: the print on a receipt stays readable. */
const LONGEST_SIDE = 1_600;

/** A picture that is longer, by this factor, than wide is a long screenshot: shrunk as a whole it would be unreadable. */
const LONG = 3;
const LONG_WIDTH = 1_080;
const LONGEST_PART = 3_240;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A part of a picture: where it begins and how high it is in the picture, and its size as drawn. */
export interface Part extends Size {
  readonly top: number;
  readonly sourceHeight: number;
}

/** The parts in which a picture is sent, from the top. Most pictures are one part. */
export function partsOf({ width, height }: Size): readonly Part[] {
  const isLong = height > LONG * width;
  const limit = isLong ? LONG_WIDTH / width : LONGEST_SIDE / Math.max(width, height);
  const scale = Math.min(1, limit);
  const drawn = (length: number) => Math.max(1, Math.round(length * scale));
  const count = isLong ? Math.ceil(drawn(height) / LONGEST_PART) : 1;
  const edges = Array.from({ length: count + 1 }, (_, index) =>
    Math.round((index * height) / count),
  );
  return edges.slice(1).map((bottom, index) => {
    const top = edges[index] ?? 0;
    const sourceHeight = bottom - top;
    const part = Math.min(drawn(sourceHeight), isLong ? LONGEST_PART : LONGEST_SIDE);
    return { top, sourceHeight, width: drawn(width), height: part };
  });
}
