import { styled } from 'styled-components';
import { Icon } from './Icon';
import type { IconShape } from './icons';
import { touchable } from './mixins';

export interface IconButtonProps {
  readonly label: string | undefined;
  readonly shape: IconShape;
  readonly onClick: () => void;
}

export function IconButton({ label, shape, onClick }: IconButtonProps) {
  return (
    <Round type="button" aria-label={label} onClick={onClick}>
      <Icon shape={shape} />
    </Round>
  );
}

/* The icon is aligned with the surrounding text. The touch target is larger than the icon. */
const Round = styled.button`
  ${touchable}
  display: grid;
  place-items: center;
  flex: none;
  margin: -10px;
  border-radius: 50%;
`;
