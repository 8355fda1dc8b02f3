import type { Meta, StoryFn } from '@storybook/react-webpack5';
import { useState } from 'react';
import {
  Awaited,
  Button,
  Card,
  Dialog,
  EmptyState,
  ErrorPanel,
  HeroSkeleton,
  Lost,
  MailText,
  Notice,
  Oops,
  Screen,
  ScrolledIntoView,
  Settled,
  Skeleton,
  SkeletonCard,
  ToastRegion,
  Turned,
  VisuallyHidden,
} from '@/design/ui';

const meta: Meta = { title: 'Parts/Messages' };
export default meta;

export const Notices: StoryFn = () => (
  <>
    <Notice>Después de pagar, su pago se ve aquí en 24 horas.</Notice>
    <Notice tone="warning">No haga otro pago, ni aquí ni en otro lugar.</Notice>
  </>
);

export const Failure: StoryFn = () => (
  <ErrorPanel
    title="No pudimos cargar esta pantalla"
    message="No se pagó nada. Vuelva a intentarlo."
    detail="error"
    actions={<Button>Reintentar</Button>}
  />
);

export const Empty: StoryFn = () => (
  <EmptyState
    title="Usted no tiene quejas"
    text="Aquí verá las respuestas."
    illustration={<Oops />}
    actions={<Button>Escribir una queja</Button>}
  />
);

export const Pictures: StoryFn = () => (
  <>
    <Lost />
    <Settled />
  </>
);

export const Waiting: StoryFn = () => (
  <>
    <Screen title="Detalle" isBusy hero={<HeroSkeleton kind="state" />}>
      <SkeletonCard lines={4} />
    </Screen>
    <Skeleton lines={2} />
  </>
);

/** An answer that is waited for, one that failed, and one that came. */
export const Answers: StoryFn = () => (
  <>
    <Awaited<string> answer={undefined} failure={false} lines={2}>
      {(text) => <p>{text}</p>}
    </Awaited>
    <Awaited<string> answer={undefined} failure={<Notice tone="warning">error</Notice>} lines={2}>
      {(text) => <p>{text}</p>}
    </Awaited>
    <Awaited answer="Su pago se realizó." failure={false} lines={2}>
      {(text) => <p>{text}</p>}
    </Awaited>
  </>
);

function Asked() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        Pedir prórroga <Turned $isOpen={isOpen} />
      </Button>
      {isOpen && (
        <Dialog
          title="¿Pedir 7 días más?"
          onClose={() => setOpen(false)}
          closeLabel="Cerrar"
          actions={<Button>Pedir prórroga</Button>}
        >
          <p>Hoy paga $155,57. Después debe $1.405,57.</p>
        </Dialog>
      )}
    </>
  );
}

export const Question: StoryFn = () => <Asked />;

export const Toasts: StoryFn = () => (
  <ToastRegion
    toasts={[
      { id: 1, tone: 'info', text: 'Código enviado' },
      { id: 2, tone: 'error', text: 'El código no es correcto' },
    ]}
  />
);

export const Texts: StoryFn = () => (
  <Card>
    <p>
      <MailText>ayuda.prestamos@prestamoclaro.example</MailText>
    </p>
    <p>
      <VisuallyHidden>Solo para lectores de pantalla</VisuallyHidden>
    </p>
    <ScrolledIntoView>
      <p>El error de un formulario se ve sin deslizar.</p>
    </ScrolledIntoView>
  </Card>
);
