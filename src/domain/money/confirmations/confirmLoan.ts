import { formatDate } from '@/design/format';
import { type Confirmation, confirmationApi } from '@/domain/orders';
import type { ApiFailure } from '@/platform/api';
import { epochOf, randomId, thisMoment } from '@/platform/base';
import type { AppThunk } from '@/platform/store';
import { type CheckResult, checkResultOf, type Finding } from '../ledger/check';
import { contextOf, type MoneyContext } from '../ledger/context';
import { type Account, isPending, productSubject } from '../ledger/intent';
import { isOutdated, readUncached, UNCACHED } from '../ledger/readings';
import { type Ages, isRecent, SOONEST_UNDONE_MS } from '../ledger/rules';
import {
  blocked,
  type BlockReason,
  isPlainRefusal,
  leave,
  type MoneyResult,
  resultOf,
  withLock,
} from '../ledger/sending';
import { type Offered, pushApi } from './pushApi';

/** The figures on a screen that the borrower confirms. */
export interface ConfirmationRequest extends Offered {
  readonly productId: string;
  readonly isSecondReading: boolean;
  /** The version of the key facts that the screen showed. */
  readonly keyFacts?: string | undefined;
  /** The whole offer on the screen, by which it is known again. */
  readonly offer?: Confirmation | undefined;
  /** When these figures were read, in epoch milliseconds. */
  readonly readAt: number;
  /** The borrower has read that the last confirmation is not booked yet. */
  readonly isSecondStep?: boolean;
  /** Called when the confirmation is sent. */
  readonly onLeaving: () => void;
}

/** Confirms a loan once, also across a reload or a closed tab. */
export const confirmLoan = (request: ConfirmationRequest) =>
  withLock(productSubject(request.productId), async (context) => {
    const { dispatch, change } = context;
    const { amount, periods, termUnit, isSecondReading, keyFacts, onLeaving } = request;
    const figures = { amount, periods, termUnit };
    const reason = blockReasonNow(context, request);
    const reread = reason?.because === 'stale' ? await readOffer(dispatch, request) : undefined;
    if (reread?.error) return blocked({ because: 'unreadable', failure: reread.error });
    if (reason) return blocked(reason);
    const fresh = await freshlyRead(context, request);
    if ('ended' in fresh) return fresh;
    const id = randomId();
    const shown = { isSecondReading, ...(keyFacts && { keyFacts }) };
    const sent = { id, leftAt: Date.now(), ...figures, ...shown };
    return leave(context, {
      id,
      record: () => change('begun', { sent: { kind: 'confirmation', ...sent } }),
      stop: () => (isOld(context, fresh.readAt) ? { because: 'stale' } : undefined),
      send: () => {
        onLeaving();
        return sendPush(context, id, request);
      },
    });
  });

async function sendPush(
  context: MoneyContext,
  id: string,
  request: ConfirmationRequest,
): Promise<MoneyResult> {
  const { dispatch, change } = context;
  const { productId, amount, periods, termUnit } = request;
  const { error } = await dispatch(
    pushApi.endpoints.loanDetailPush.initiate(
      { amount, periods, termUnit, productId: productId || undefined, intentId: id },
      { track: false },
    ),
  );
  const failure = error as ApiFailure | undefined;
  // A browser or a proxy can send a push twice, and the second answer is a refusal: then the loan exists.
  if (
    failure &&
    isPlainRefusal(context, failure) &&
    !(await isOfferedAfter(context, failure, request))
  ) {
    change('answerLost', { id });
    return { ended: 'lost', failure };
  }
  return resultOf(context, { id, isFirst: true }, failure);
}

/** An offer is confirmed for so long after it was read, and on the same day. In milliseconds. */
const OFFER_HOLDS_MS = 10 * 60_000;

const isOld = ({ environment: { timeZone } }: MoneyContext, readAt: number): boolean => {
  const now = Date.now();
  return (
    now - readAt > OFFER_HOLDS_MS || formatDate(readAt, timeZone) !== formatDate(now, timeZone)
  );
};

/** Reads an old offer again, and compares it as a whole: its plan's dates may have moved. */
async function freshlyRead(
  context: MoneyContext,
  request: ConfirmationRequest,
): Promise<{ readonly readAt: number } | MoneyResult> {
  if (!isOld(context, request.readAt)) return { readAt: request.readAt };
  const readAt = Date.now();
  const { data, error } = await readOffer(context.dispatch, request);
  if (!data) return blocked({ because: 'unreadable', failure: error });
  const isSame = isSameOffer(request, data) && isIdenticalOffer(request, data);
  const reason = isSame
    ? blockReasonNow(context, { ...request, readAt })
    : ({ because: 'stale' } as const);
  return reason ? blocked(reason) : { readAt };
}

const isIdenticalOffer = ({ offer }: ConfirmationRequest, now: Confirmation): boolean =>
  !offer || JSON.stringify(offer) === JSON.stringify(now);

/**
 * Whether the lender still offers what it has refused to confirm. After a refusal that ends the session nothing can be read:
 * the outcome is unknown until the borrower has logged in and checks it.
 */
async function isOfferedAfter(
  { dispatch }: MoneyContext,
  failure: ApiFailure,
  request: ConfirmationRequest,
) {
  if (failure.endsSession) return false;
  const { data } = await readOffer(dispatch, request);
  const { productName = data?.productName } = request.offer ?? {};
  return !!data && isSameOffer(request, data) && data.productName === productName;
}

type Asked = Offered & Pick<ConfirmationRequest, 'readAt' | 'isSecondStep'>;

const blockReasonNow = ({ account, agesAt }: MoneyContext, request: Asked) =>
  confirmationBlockReason(account(), request, Date.now(), agesAt(thisMoment()));

/** Why a confirmation may not be sent; undefined if it may. */
export function confirmationBlockReason(
  account: Account,
  request: Asked,
  now: number,
  ageOf: Ages,
): BlockReason | undefined {
  const { open, settled } = account;
  if (open && isPending(open)) return { because: 'oneAtATime' };
  if (isOutdated(account, request.readAt, now)) return { because: 'stale' };
  if (request.isSecondStep || settled?.state !== 'accepted') return undefined;
  // A later offer with the same figures is a new one.
  if (!isRecent(settled, ageOf)) return undefined;
  const isAsSent = settled.sent.kind === 'confirmation' && isSameOffer(settled.sent, request);
  return isAsSent ? { because: 'notBooked', last: settled, isStillShown: true } : undefined;
}

/** Reads whether a confirmation's loan is still on offer. No answer proves that it was confirmed. */
export const checkConfirmation =
  (productId: string): AppThunk<Promise<CheckResult>> =>
  async (dispatch, getState, extra) => {
    const context = contextOf(productSubject(productId), dispatch, getState, extra);
    const { account, change, update } = context;
    await update();
    const { open } = account();
    if (open?.sent.kind !== 'confirmation') return checkResultOf(context, 'unclear');
    const { sent } = open;
    const began = thisMoment();
    const { data } = await readOffer(dispatch, { ...sent, productId });
    if (!data) return checkResultOf(context, 'unreadable');
    const age = context.agesAt({ ...began, wall: epochOf(began) })(sent.id, sent.leftAt);
    const finding = confirmationFinding(sent, data, age);
    change('offerRead', { id: sent.id, isOnOffer: finding === 'undone' });
    return checkResultOf(context, finding);
  };

/** The finding of a check. No reading proves a confirmation done, and only the borrower settles it as undone. */
export function confirmationFinding(sent: Offered, now: Offered, age: number): Finding {
  if (!isSameOffer(sent, now)) return 'unclear';
  return age < SOONEST_UNDONE_MS ? 'tooEarly' : 'undone';
}

export const isSameOffer = (one: Offered, other: Offered): boolean =>
  one.amount === other.amount && one.periods === other.periods && one.termUnit === other.termUnit;

/** Reads the offer with the `isType` of the figures on the screen. */
function readOffer(
  dispatch: MoneyContext['dispatch'],
  { productId, isSecondReading }: Pick<ConfirmationRequest, 'productId' | 'isSecondReading'>,
) {
  const { loanDetailConfirm } = confirmationApi.endpoints;
  const key = { productId: productId || undefined, ...(isSecondReading && { isType: 1 as const }) };
  return readUncached(() => dispatch(loanDetailConfirm.initiate(key, UNCACHED)));
}
