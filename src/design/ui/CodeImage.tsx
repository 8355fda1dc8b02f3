import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

export interface CodeImageProps extends ComponentPropsWithRef<'img'> {
  /** The dark modules (`codePath`), one unit a module. */
  readonly path: string;
  /** In modules, with the quiet zone. */
  readonly size: { readonly width: number; readonly height: number };
  /** Bars are stretched to a height that scanners read. A QR code stays square. */
  readonly isBarcode?: boolean;
  /** The accessible name. */
  readonly alt: string;
}

/** CSS pixels of a module: the size of the picture where it is saved. */
const MODULE = 4;
const BAR_HEIGHT = 440;

/**
 * A barcode or QR code. It is a picture with a white ground of its own: forced colours, and apps that darken pages, change
 * the colours of drawings, and a scanner reads black on white alone.
 */
export function CodeImage({ path, size, isBarcode = false, alt, ...rest }: CodeImageProps) {
  const { width, height } = size;
  const drawing = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none"`,
    ` width="${width * MODULE}" height="${isBarcode ? BAR_HEIGHT : height * MODULE}"`,
    ` shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${width}v${height}H0z"/><path d="${path}"/></svg>`,
  ].join('');
  return <Picture {...rest} alt={alt} src={`data:image/svg+xml,${encodeURIComponent(drawing)}`} />;
}

const Picture = styled.img`
  color-scheme: only light;
  forced-color-adjust: none;
  background: #fff;
`;
