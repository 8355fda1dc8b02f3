import type { Meta, StoryFn } from '@storybook/react-webpack5';
import { useState } from 'react';
import {
  Button,
  Card,
  Checkbox,
  Field,
  RadioList,
  StarRating,
  TextArea,
  TextField,
} from '@/design/ui';

const meta: Meta = { title: 'Parts/Fields' };
export default meta;

function Text({ error }: { readonly error?: string }) {
  const [value, setValue] = useState('');
  return (
    <TextField
      label="Número de celular"
      value={value}
      onChange={setValue}
      error={error}
      hint="10 dígitos"
      inputMode="tel"
      end={<Button variant="text">Enviar código</Button>}
    />
  );
}

export const Typed: StoryFn = () => <Text />;
export const Wrong: StoryFn = () => <Text error="Escriba los 10 dígitos." />;

function Area({ error = '' }: { readonly error?: string }) {
  const [value, setValue] = useState('Me llaman a las seis de la mañana.');
  return (
    <TextArea
      label="Su queja"
      value={value}
      onChange={setValue}
      max={200}
      remainingLabel={(count) => `Caracteres que quedan: ${String(count)}`}
      cutLabel="El texto pegado se cortó."
      error={error}
    />
  );
}

export const LongText: StoryFn = () => <Area />;
export const LongTextWrong: StoryFn = () => <Area error="Escriba su queja." />;

const CARDS = [
  { value: '1', label: 'Banco Ficticio', description: 'termina en 1234' },
  { value: '2', label: 'Banco Inventado', description: 'termina en 5678' },
];

function Choices() {
  const [card, setCard] = useState<string>();
  const [isAccepted, setAccepted] = useState(false);
  const [stars, setStars] = useState(0);
  return (
    <Card>
      <RadioList legend="Elija una tarjeta" options={CARDS} value={card} onChange={setCard} />
      <Checkbox
        label="He leído y acepto el contrato de préstamo"
        checked={isAccepted}
        onChange={setAccepted}
      />
      <StarRating
        legend="¿Cómo fue?"
        value={stars}
        onChange={setStars}
        starLabel={(count) => `Estrellas: ${String(count)}`}
      />
    </Card>
  );
}

export const Choice: StoryFn = () => <Choices />;

/** A control that is none of the app's own fields takes the label, the error and the hint of a field. */
export const Own: StoryFn = () => (
  <Field label="Correo" error="Falta el signo @." hint="nombre@correo.example">
    {(ties) => <input {...ties} type="email" defaultValue="nombre" />}
  </Field>
);
