import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { cutText, shortened } from '@/design/format';
import { useEnvironment } from '@/platform/environment';
import { selectIsAccepted } from '@/platform/session';
import { useAppDispatch, useAppSelector } from '@/platform/store';
import { type MissingPayment, selectMissingPayment, useMoney } from '@/shared';
import type { About } from '../hooks/useAbout';
import { MAX_CHARACTERS, MAX_IMAGES } from '../model';
import { type OtherText, type Picture, selectDraft } from '../slice';
import {
  addPictures,
  choosePictureAgain,
  chooseText,
  deleteText,
  describe,
  openDraft,
  proposeText,
  removePicture,
  retryPicture,
} from './draftThunks';

/** The draft about an order, stored on the device after every change. */
export function useDraft(orderNo: string) {
  const dispatch = useAppDispatch();
  const draft = useAppSelector((state) => selectDraft(state, orderNo));
  const isAccepted = useAppSelector(selectIsAccepted);
  useEffect(() => {
    dispatch(openDraft(orderNo));
  }, [dispatch, orderNo, isAccepted]);
  return {
    draft,
    isFull: draft.pictures.length >= MAX_IMAGES,
    write: (content: string) => {
      dispatch(describe(orderNo, content));
    },
    add: (files: readonly File[]) => {
      void dispatch(addPictures(orderNo, files));
    },
    remove: (picture: Picture) => {
      dispatch(removePicture(picture));
    },
    retry: ({ key }: Picture) => {
      dispatch(retryPicture(key));
    },
    choose: (text: OtherText) => {
      dispatch(chooseText(orderNo, text));
    },
    deleteText: (text: OtherText) => {
      dispatch(deleteText(orderNo, text));
    },
    chooseAgain: ({ key }: Picture, files: readonly File[]) => {
      void dispatch(choosePictureAgain(key, files));
    },
  };
}

/** Proposes the text of a hardship or a withdrawal where the draft of its order is empty. */
export function useTypeDraft({ problemType, orderNo }: Pick<About, 'problemType' | 'orderNo'>) {
  const dispatch = useAppDispatch();
  // The borrower's own stored draft comes first.
  const isRestored = useAppSelector((state) => !!selectDraft(state, orderNo).isOwn);
  const text = useTypeText(problemType, orderNo);
  const propose = useEffectEvent(() => {
    if (text) dispatch(proposeText(orderNo, text));
  });
  useEffect(() => {
    if (isRestored) propose();
  }, [isRestored, problemType, orderNo]);
}

function useTypeText(problemType: string, orderNo: string): string {
  const { t } = useLingui();
  const { hardshipType, withdrawalType } = useEnvironment();
  const loan = shortened(orderNo, MAX_PART);
  switch (problemType) {
    case '':
      return '';
    case hardshipType:
      return t({
        message: `I cannot pay loan ${loan} on time. I can pay this much: … on this day: … Please tell me what you can offer me.`,
        comment:
          'The text of a message that the borrower completes. The dots stand for an amount and a day. The placeholder is a number.',
      });
    case withdrawalType:
      return t({
        message: `I withdraw from loan ${loan}. Please tell me how much I pay back, and how.`,
        comment: 'The text of a withdrawal from a loan. The placeholder is its number.',
      });
    default:
      return '';
  }
}

/** The maximum length in the description of a server's channel name, or of a reference. */
const MAX_PART = 40;

/** Fills in the known facts of a missing payment where the draft of its order is empty. */
export function usePaymentDraft(orderNo: string): void {
  const dispatch = useAppDispatch();
  const payment = useAppSelector((state) => selectMissingPayment(state, orderNo));
  const toText = usePaymentText();
  const propose = useEffectEvent((known: MissingPayment) => {
    dispatch(proposeText(orderNo, toText(known)));
  });
  useEffect(() => {
    if (payment) propose(payment);
  }, [payment]);
}

function usePaymentText(): (payment: MissingPayment) => string {
  const { t } = useLingui();
  const money = useMoney();
  return ({ orderNo, amount, date, way, reference }) => {
    const [shown, place, given] = [
      amount && money(amount),
      shortened(way, MAX_PART),
      shortened(reference, MAX_PART),
    ];
    const code =
      reference && reference === orderNo
        ? t({ message: `loan ${given}`, comment: 'The number of a loan at the lender.' })
        : given;
    const lines = [
      t({
        message: `I have paid, and my payment is not shown.`,
        comment: 'The first sentence of a complaint, in the words of the borrower.',
      }),
      shown &&
        t({
          message: `Amount: ${shown}`,
          comment: 'A line of the complaint: what the borrower paid.',
        }),
      date && t`Date: ${date}`,
      place &&
        t({
          message: `Paid with: ${place}`,
          comment: 'A line of the complaint. The placeholder is a card, a shop or a bank.',
        }),
      code && t`Reference: ${code}`,
    ];
    return cutText(lines.filter(Boolean).join('\n'), MAX_CHARACTERS);
  };
}
