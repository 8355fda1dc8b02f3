import { styled } from 'styled-components';
import { encode } from 'uqr';
import { CodeImage, codePath } from '@/design/ui';

export interface QrCodeProps {
  readonly address: string;
  readonly label: string;
}

/**
 * The maximum length of an address: a longer one gives modules too small for a camera, and the encoder throws at
 * 2,954 characters.
 */
export const LONGEST_CODE = 1_000;

/** The width of the quiet zone in modules. Readers need four; the border gives another one. */
const QUIET = 4;

export function QrCode({ address, label }: QrCodeProps) {
  const { data, size } = encode(address, { border: QUIET });
  return <Code alt={label} path={codePath(data)} size={{ width: size, height: size }} />;
}

const Code = styled(CodeImage)`
  width: 12.5rem;
  height: 12.5rem;
  border-radius: var(--radius-m);
`;
