/**
 * The table of all data that the app stores on a device. The privacy notice and docs/reference/kept.md show it. A
 * test compares it with the storage keys in the code.
 */
export interface KeptRow {
  readonly key: string;
  readonly where: 'tab' | 'device' | 'both';
  readonly owner: 'login' | 'borrower' | 'anyone';
  readonly what: Words;
  /** The event that ends the storage. */
  readonly until: Words;
  /** Development builds only: the privacy notice omits the row. */
  readonly isForDevelopers?: true;
}

interface Words {
  readonly en: string;
  readonly es: string;
}

const closed: Words = { en: 'the tab is closed', es: 'se cierra la pestaña' };
const deleted: Words = {
  en: 'the browser’s data is deleted',
  es: 'se borran los datos del navegador',
};

export const KEPT_ON_DEVICE: readonly KeptRow[] = [
  {
    key: 'session',
    where: 'tab',
    owner: 'anyone',
    what: {
      en: 'What the lender’s app says when it opens a page: identifiers, telephone number, session',
      es: 'Lo que la aplicación indica al abrir una página: identificadores, teléfono, sesión',
    },
    until: {
      en: 'the tab is closed, the session ends, or another person logs in',
      es: 'se cierra la pestaña, termina la sesión o entra otra persona',
    },
  },
  {
    key: 'money',
    where: 'device',
    owner: 'borrower',
    what: {
      en: 'Confirmations and card payments: what they pay, where they stand, the card’s bank and last four digits; no whole card number, no name of a person',
      es: 'Las confirmaciones y los pagos con tarjeta: qué pagan, en qué estado están, el banco y los cuatro últimos dígitos de la tarjeta; ningún número completo de tarjeta ni nombre de persona',
    },
    until: {
      en: 'the browser’s data is deleted; what is settled and booked, after 24 hours',
      es: 'se borran los datos del navegador; lo concluido y registrado, a las 24 horas',
    },
  },
  {
    key: 'repayment',
    where: 'tab',
    owner: 'login',
    what: {
      en: 'Which card was chosen, and the last payment instruction',
      es: 'Qué tarjeta se eligió y la última instrucción de pago',
    },
    until: {
      en: 'the tab is closed, or the session ends',
      es: 'se cierra la pestaña o termina la sesión',
    },
  },
  {
    key: 'loan.rated',
    where: 'device',
    owner: 'borrower',
    what: {
      en: 'The orders for which a rating was given or declined',
      es: 'Los pedidos cuya calificación se dio o se rechazó',
    },
    until: { en: 'a year has passed since the last one', es: 'pasa un año desde la última' },
  },
  {
    key: 'complaint.drafts',
    where: 'device',
    owner: 'borrower',
    what: {
      en: 'The draft of a complaint: its text, and where its images are',
      es: 'El borrador de una queja: su texto y dónde están sus imágenes',
    },
    until: {
      en: 'it is sent, or seven days have passed since it was last written',
      es: 'se envía, o pasan siete días desde la última vez que se escribió',
    },
  },
  {
    key: 'reloadedForChunk',
    where: 'tab',
    owner: 'anyone',
    what: {
      en: 'That a page was loaded anew for a missing file',
      es: 'Que una página se cargó de nuevo por un archivo que faltaba',
    },
    until: { en: 'a screen could be loaded', es: 'se pudo cargar una pantalla' },
  },
  {
    key: 'promotion.resendAt',
    where: 'tab',
    owner: 'anyone',
    what: {
      en: 'On the registration page, when another SMS code may be asked for',
      es: 'En la página de registro, cuándo se puede pedir otro código por SMS',
    },
    until: closed,
  },
  {
    key: 'promotion.deviceId',
    where: 'device',
    owner: 'anyone',
    what: {
      en: 'On the registration page, a random identifier of the device',
      es: 'En la página de registro, un identificador aleatorio del dispositivo',
    },
    until: deleted,
  },
  {
    key: 'salt',
    where: 'both',
    owner: 'anyone',
    what: {
      en: 'Random digits, from which the marks of persons are made',
      es: 'Cifras al azar, con las que se hacen las marcas de las personas',
    },
    until: deleted,
  },
  {
    key: 'borrower',
    where: 'device',
    owner: 'anyone',
    what: {
      en: 'A mark of the person who logged in last, made from the user number',
      es: 'Una marca de quien entró por última vez, hecha con su número de usuario',
    },
    until: {
      en: 'another person logs in, or the browser’s data is deleted',
      es: 'entra otra persona o se borran los datos del navegador',
    },
  },
  {
    key: 'launchPad',
    where: 'tab',
    owner: 'anyone',
    what: { en: 'A developer’s choices', es: 'Lo que un desarrollador eligió' },
    until: closed,
    isForDevelopers: true,
  },
];

/** The text lists that a document may include as a paragraph `{name}`. Empty for an unknown name. */
export function listNamed(name: string, language: string): readonly string[] | undefined {
  if (name !== 'keptOnDevice') return undefined;
  const until = language === 'es' ? 'Hasta que' : 'Until';
  const of = (words: Words) => (language === 'es' ? words.es : words.en);
  return KEPT_ON_DEVICE.filter(({ isForDevelopers }) => !isForDevelopers).map(
    (row) => `${of(row.what)}. ${until} ${of(row.until)}.`,
  );
}
