import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { translate } from '@/design/i18n';
import { Button, Dialog, StarRating } from '@/design/ui';
import { orderApi } from '@/domain/orders';
import { useWrite } from '@/platform/api';
import { useBridge } from '@/platform/native';
import { toldAgain } from '@/shared/feedback/again';
import { failureText } from '@/shared/feedback/failureText';
import { useIsMounted } from '@/shared/hooks/lifecycle';

/** From this rating on, the app also asks for a rating in the store (docs/reference/limits.md#counts). */
const STORE_RATING = 4;

export interface RatingQuestionProps {
  readonly title: string;
  /** The rated order or complaint. */
  readonly subject: {
    readonly orderId?: string | undefined;
    readonly problemId?: string | undefined;
  };
  readonly onClose: () => void;
  /** Called when the lender has the rating; the dialog may still show thanks. */
  readonly onRated?: () => void;
}

/** Asks for five stars, then opens the store or shows thanks. */
export function RatingQuestion({ title, subject, onClose, onRated }: RatingQuestionProps) {
  const [isThanking, setThanking] = useState(false);
  const bridge = useBridge();
  const thank = (stars: number) => {
    onRated?.();
    // A native app without this call shows thanks (docs/reference/native.md#calls-of-the-bridge).
    if (stars >= STORE_RATING && bridge.toRate().ok) onClose();
    else setThanking(true);
  };
  return isThanking ? (
    <ThanksDialog onClose={onClose} />
  ) : (
    <StarsDialog title={title} subject={subject} onClose={onClose} onRated={thank} />
  );
}

interface StarsDialogProps extends Omit<RatingQuestionProps, 'onRated'> {
  readonly onRated: (stars: number) => void;
}

function StarsDialog({ title, subject, onClose, onRated }: StarsDialogProps) {
  const { t, i18n } = useLingui();
  const [stars, setStars] = useState(0);
  const [message, setMessage] = useState<string>();
  const rating = useWrite(
    orderApi.endpoints.googleScore,
    `${subject.orderId} ${subject.problemId}`,
  );
  const isMounted = useIsMounted();

  const submit = async () => {
    setMessage((before) => (stars === 0 ? toldAgain(t`Select a rating`, before) : undefined));
    if (stars === 0) return;
    const result = await rating.send({ ...subject, score: stars });
    // A borrower who has closed the dialog is not sent to the store.
    if (!result || !isMounted.current) return;
    if (result.error) setMessage(translate(i18n, failureText(result.error)));
    else onRated(stars);
  };
  return (
    <Dialog
      title={title}
      onClose={onClose}
      closeLabel={t`Close`}
      message={message}
      actions={
        <Button isBusy={rating.isSending} onClick={() => void submit()}>
          {t`Submit`}
        </Button>
      }
    >
      <StarRating
        legend={t`Your rating`}
        value={stars}
        onChange={(count) => {
          setStars(count);
          setMessage(undefined);
        }}
        starLabel={(count) => (count === 1 ? t`1 star` : t`${count} stars`)}
      />
    </Dialog>
  );
}

function ThanksDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  return (
    <Dialog
      title={t`Thank you`}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t`Close`}</Button>}
    >
      <p>{t`Your rating helps us to serve you better.`}</p>
    </Dialog>
  );
}
