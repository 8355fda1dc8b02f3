import type { Meta, StoryFn } from '@storybook/react-webpack5';
import {
  Button,
  CopyButton,
  CopyRow,
  forwardIcon,
  IconButton,
  LinkButton,
  TextLink,
} from '@/design/ui';
import { noop } from '../support/noop';

const meta: Meta = { title: 'Parts/Actions' };
export default meta;

export const Ranks: StoryFn = () => (
  <>
    <Button>Pagar</Button>
    <Button variant="secondary">Recordarme</Button>
    <Button variant="text">No puedo pagar</Button>
  </>
);

export const Busy: StoryFn = () => (
  <>
    <Button isBusy>Confirmar préstamo</Button>
    <Button disabled>Confirmar préstamo</Button>
  </>
);

export const Links: StoryFn = () => (
  <>
    <LinkButton href="#pay">Ver mi préstamo</LinkButton>
    <TextLink href="#service">Servicio al cliente</TextLink>
    <IconButton label="Ayuda" shape={forwardIcon} onClick={noop} />
  </>
);

const copied = () => Promise.resolve(true);

export const Copy: StoryFn = () => (
  <>
    <CopyButton label="Copiar" copiedLabel="Copiado" onCopy={copied} />
    <CopyRow
      label="Referencia"
      value="9633 2529 0000 0000 123"
      copyLabel="Copiar"
      copiedLabel="Copiado"
      onCopy={copied}
      isLarge
    />
  </>
);
