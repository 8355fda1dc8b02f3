import { sampledScreens } from '@/features/preview/sampleVisits';
import type { ScreenName } from '@/platform/navigation';
import type { BorrowerName, Lender } from '../../../sandbox';
import { borrowerOf } from '../../../tools/proof/sampleScreens';

type Parameters = Readonly<Record<string, string>>;

/** A screen and the parameters of its address. */
export interface Place {
  /** Addresses of the same screen without a query. A `#` puts the query into the hash. */
  readonly paths: readonly string[];
  /** Follows the query. */
  readonly hash?: string;
  readonly borrower?: BorrowerName;
  /** The screen's own parameters, beside `productId`, `orderId` and `from`, as sample visits name their values. */
  readonly own: Parameters;
}

const COUPON = { couponId: 'C-10' };

/** What the sample visits leave out. */
const MORE: Partial<Record<ScreenName, Parameters>> = {
  instalment: COUPON,
  extension: COUPON,
  'payment-way': COUPON,
  card: COUPON,
  'complaint-home': { orderNo: '{orderId}', problemType: '1' },
  'complaint-form': { problemType: '1', problemSonType: '12' },
  'complaint-list': { tab: '1' },
  'complaint-detail': { problemId: '{userId}01' },
};

const screens = sampledScreens.map((screen): Place => {
  const paths = Object.values(screen.row.paths);
  if (screen.area === 'Public') return { paths, own: { language: '2' } };
  return {
    paths,
    borrower: borrowerOf(screen),
    own: { ...screen.query, ...MORE[screen.name] },
  };
});

const advertisement = {
  id: '1',
  app_from: 'ad',
  user_from: 'friend',
  utm_tag: 'spring',
  invite_code: 'I7',
  UC: 'c-1',
  down_id: 'D1',
  links_id: 'L9',
};

/** The promotion reads the page's query and the hash's own (docs/reference/routes.md#parameters-in-addresses). */
const promotion: readonly Place[] = [
  { paths: ['/promotion'], own: advertisement },
  ...['/downloadTemplate', '/agreementTemplate'].map((target) => ({
    paths: ['/promotion'],
    hash: `#${target}`,
    own: advertisement,
  })),
  ...['/', '/downloadTemplate', '/agreementTemplate'].map((target) => ({
    paths: [`/promotion#${target}`],
    own: advertisement,
  })),
];

export const places: readonly Place[] = [...screens, ...promotion];

/** The right values of a place's own parameters, for a borrower. */
export function ownValues({ own }: Place, lender: Lender, borrower: BorrowerName): Parameters {
  const { figures } = lender.borrowerCards().find(({ name }) => name === borrower) ?? {};
  const values: Parameters = { ...lender.launch(borrower), ...figures };
  return Object.fromEntries(
    Object.entries(own).map(([name, text]) => [
      name,
      text.replace(/\{(\w+)\}/, (_, needed: string) => values[needed] ?? ''),
    ]),
  );
}

/** The right values of all parameters of a place's address. */
export const rightValues = (place: Place, lender: Lender, borrower: BorrowerName): Parameters => ({
  ...(place.borrower && { ...lender.launch(borrower), from: 'confirm' }),
  ...ownValues(place, lender, borrower),
});
