import type { Borrower, Identity, Records } from './model';
import { createRandom } from './random';
import { complaintSeeds } from './seedComplaints';
import { daySeeds } from './seedDays';
import { loanSeeds } from './seedLoans';
import type { Seed, SeedContext } from './seedTools';
import { type PhoneRule, telephoneOf } from './telephone';

/** The named borrowers; a new one comes last, because its place decides its numbers. All people, numbers and addresses are invented. */
const seeds = { ...loanSeeds, ...complaintSeeds, ...daySeeds } satisfies Record<string, Seed>;

export type BorrowerName = keyof typeof seeds;

export const seedNames = Object.keys(seeds) as readonly BorrowerName[];

export function isBorrowerName(name: string): name is BorrowerName {
  return Object.keys(seeds).includes(name);
}

export function descriptionOf(name: BorrowerName) {
  return seeds[name].description;
}

const identities = new Map<string, Omit<Identity, 'mobilePhone'>>();

/** The identity of a borrower. The same seed gives the same identity, and the brand's rule the telephone. */
export function identityOf(name: BorrowerName, seed: number, phones: PhoneRule): Identity {
  const key = `${seed}/${name}`;
  const identity = identities.get(key) ?? inventIdentity(name, seed);
  identities.set(key, identity);
  return { ...identity, mobilePhone: telephoneOf(phones, seedNames.indexOf(name)) };
}

/** Builds the first state of a borrower. */
export function buildBorrower(
  name: BorrowerName,
  seed: number,
  start: Omit<SeedContext, 'identity'>,
): Borrower {
  const identity = identityOf(name, seed, start.phones);
  const own: Seed = seeds[name];
  const records: Records = {
    offers: [],
    orders: [],
    complaints: [],
    couponIds: [],
    cards: cardsOf(identity),
    ...own.records({ identity, ...start }),
  };
  for (const instalment of records.orders.flatMap(({ instalments }) => instalments)) {
    instalment.lateCharge = start.lateCharge;
  }
  return {
    ...records,
    name,
    description: own.description,
    identity,
    language: 'es',
    repayments: [],
  };
}

function inventIdentity(name: BorrowerName, seed: number) {
  const index = seedNames.indexOf(name);
  const random = createRandom(seed * 1_000 + index);
  return {
    userId: `70${random.digits(6)}`,
    sessionId: `S${random.letters(23)}`,
    deviceId: `D${random.letters(15)}`,
    productId: `3${random.digits(4)}`,
    orderId: `9${random.digits(6)}00000`,
    fullName: `${people[index % people.length] ?? ''} Ejemplo`,
    address: `Calle Inventada ${index + 1}, Colonia Ejemplo, Ciudad Ficticia`,
  };
}

const people = [
  'Ana',
  'Bruno',
  'Carla',
  'Diego',
  'Elena',
  'Fabio',
  'Gloria',
  'Hugo',
  'Inés',
  'Julio',
];

/** One card that needs an SMS code, and one that does not. */
function cardsOf({ userId }: Identity) {
  return [
    {
      id: `${userId}1`,
      bankName: 'Banco Ficticio',
      cardNo: '5000000000001234',
      bankCode: 'BFIC',
      needsCode: true,
    },
    {
      id: `${userId}2`,
      bankName: 'Banco Inventado',
      cardNo: '5000000000005678',
      bankCode: 'BINV',
      needsCode: false,
    },
  ];
}
