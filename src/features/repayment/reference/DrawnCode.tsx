import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { CodeImage } from '@/design/ui';
import type { CodeModules } from './codes';

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
  const drawing = useDrawing(text);
  if (!drawing) return <Paper style={PLACE} aria-hidden />;
  const { code } = drawing;
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

interface Drawing {
  readonly text: string;
  readonly code: CodeModules | undefined;
}

/** Undefined until the text's code is drawn. */
function useDrawing(text: string): Drawing | undefined {
  const [drawing, setDrawing] = useState<Drawing>();
  useEffect(() => {
    let isShown = true;
    void drawCode(text).then((code) => {
      if (isShown) setDrawing({ text, code });
    });
    return () => {
      isShown = false;
    };
  }, [text]);
  return drawing?.text === text ? drawing : undefined;
}

/**
 * A code of the text; undefined for a text that is too long, and where the libraries cannot be loaded. The libraries (5 kB)
 * are loaded at the first drawing: a code is shown after a tap.
 */
export async function drawCode(text: string): Promise<CodeModules | undefined> {
  try {
    const { codeOf } = await import(/* webpackChunkName: "codes" */ './codes');
    return codeOf(text);
  } catch {
    return undefined;
  }
}

/** Scanners need black on white with a margin, in every brand. */
export const Paper = styled.div`
  padding: 0.75rem;
  border-radius: var(--radius-m);
  background: #fff;
  color: #000;
  color-scheme: only light;
  forced-color-adjust: none;
  break-inside: avoid;
  img {
    display: block;
    width: 100%;
    max-height: 16rem;
    object-fit: contain;
    margin-inline: auto;
  }
  /* The height is reserved while the picture loads, so that nothing below moves. */
  img {
    height: 10rem;
  }
`;
