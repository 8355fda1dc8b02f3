import type { Meta, StoryFn } from '@storybook/react-webpack5';
import type { StateTone } from '@/design/theme';
import {
  AmountHero,
  Badge,
  Banner,
  Button,
  Card,
  CardTitle,
  Collapsible,
  DetailList,
  Due,
  PlanList,
  ProductHeading,
  ProgressBar,
  Screen,
  stateIcons,
  Tag,
  WholeDates,
  WholeFigures,
} from '@/design/ui';
import { noop } from '../support/noop';

const meta: Meta = { title: 'Parts/Figures' };
export default meta;

const banner = (tone: keyof typeof stateIcons & StateTone, word: string): StoryFn =>
  function InTone() {
    return (
      <Screen
        title="Detalle"
        backLabel="Atrás"
        onBack={noop}
        tone={tone}
        hero={
          <Banner
            word={word}
            icon={stateIcons[tone]}
            label="Lo que debe ahora"
            amount="$1.405,57"
            facts={[{ text: 'Fecha límite de pago', value: '2026-11-28' }]}
          >
            <Button>Pagar</Button>
          </Banner>
        }
      />
    );
  };

export const BannerOfGood = banner('good', 'Pagado');
export const BannerOfWaiting = banner('waiting', 'Comprobamos su pago');
export const BannerOfWrong = banner('wrong', 'Pago atrasado');

export const Hero: StoryFn = () => (
  <Screen
    title="Confirme su préstamo"
    hero={
      <AmountHero label="Monto" amount="$5.000,00" facts={[{ text: 'Plazo', value: '120 días' }]} />
    }
  />
);

const ROWS = [
  { text: 'Cuota', value: '4 / 4' },
  { text: 'Capital', value: '$1.250,00' },
  { text: 'Interés', value: '$155,57' },
];

export const Rows: StoryFn = () => (
  <Card as="section">
    <CardTitle>Detalle de la cuota</CardTitle>
    <DetailList rows={ROWS} />
    <Collapsible rows={ROWS} moreLabel="más" hideLabel="menos">
      {(rows) => <DetailList rows={rows} />}
    </Collapsible>
  </Card>
);

export const Plan: StoryFn = () => (
  <Card>
    <PlanList
      steps={[
        { title: 'Cuota 1', amount: '$1.355,55', time: '2026-09-28', mark: 'done', note: 'Pagada' },
        {
          title: 'Cuota 2',
          amount: '$1.355,55',
          time: '2026-10-28',
          mark: 'overdue',
          note: 'Vencida',
        },
        { title: 'Hoy', time: '2026-11-01', mark: 'today' },
        {
          title: 'Cuota 3',
          amount: '$1.355,55',
          time: '2026-11-28',
          mark: 'next',
          note: 'La próxima',
        },
      ]}
    />
  </Card>
);

export const Headings: StoryFn = () => (
  <Card>
    <ProductHeading name="Préstamo Ejemplo" detail="963252900000" end={<Tag>Activo</Tag>} />
    <ProductHeading name="Farmacia Inventada" icon={stateIcons.day} />
    <Due />
  </Card>
);

export const Small: StoryFn = () => (
  <Card>
    <p>
      <Badge count={3} />
    </p>
    <ProgressBar label="Foto 1" value={0.4} />
    <p>
      <WholeDates>Pague hasta el 2026-11-28.</WholeDates>
    </p>
    <p>
      <WholeFigures>Usted paga $1.405,57 ahora.</WholeFigures>
    </p>
  </Card>
);
