import { useLingui } from '@lingui/react/macro';
import { styled } from 'styled-components';
import { Button, CardTitle, Dialog, type Elements, LinkButton, WholeDates } from '@/design/ui';
import { allowsPart } from '@/domain/money';
import {
  useLoanDetailsQuery,
  useLoanPlayDelayDetailQuery,
  useLoanPlayDetailQuery,
} from '@/domain/orders';
import { orSkip } from '@/platform/api';
import { useEnvironment } from '@/platform/environment';
import { useCurrentOrder } from '@/platform/navigation';
import { useMoney } from '@/shared/hooks/useFormats';
import { useDay } from '../money/useDay';
import { ScreenLink } from '../ScreenLink';
import { OutsideLink } from './OutsideLink';

export interface CannotPayDialogProps {
  /** The screen that opens the dialog. */
  readonly at: 'loanDetailUrl' | 'repayUrl' | 'repayDelayUrl';
  /** Chooses a part of the debt, on the screen that has this choice. */
  readonly onPart?: (() => void) | undefined;
  readonly onClose: () => void;
}

/** What a borrower who cannot pay can do: the ways that cost nothing new first. It pays and sends nothing. */
export function CannotPayDialog({ at, onPart, onClose }: CannotPayDialogProps) {
  const { t } = useLingui();
  const { appTitle } = useEnvironment();
  const { adviceUrl } = useEnvironment();
  return (
    <Dialog
      title={t({
        message: `What you can do`,
        comment: 'Title of a dialog for a borrower who cannot pay on time.',
      })}
      onClose={onClose}
      closeLabel={t({
        message: `Close`,
        comment: 'Button: closes the dialog. The loan stays as it is.',
      })}
    >
      <Ways>
        <Part at={at} onPart={onPart} onClose={onClose} />
        <Extension at={at} onClose={onClose} />
        <Letter />
        {adviceUrl && (
          <Way
            title={t({
              message: `Ask for independent advice`,
              comment: 'Heading: an organisation that is not the lender advises people with debts.',
            })}
            text={t({
              message: `These advisers do not belong to ${appTitle}.`,
              comment: 'Below the heading, above a link to the page of a debt advice service.',
            })}
          >
            <OutsideLink address={adviceUrl}>
              {t({
                message: `Open the advice page`,
                comment: 'Link to the page of a debt advice service, outside the app.',
              })}
            </OutsideLink>
          </Way>
        )}
      </Ways>
    </Dialog>
  );
}

interface WayProps {
  readonly title: string;
  readonly text: string;
  readonly children?: Elements;
}

function Way({ title, text, children }: WayProps) {
  return (
    <li>
      <CardTitle as="h3">{title}</CardTitle>
      <p>
        <WholeDates>{text}</WholeDates>
      </p>
      {children}
    </li>
  );
}

interface ChoiceProps {
  readonly to: 'repayUrl' | 'repayDelayUrl';
  readonly label: string;
  /** What the screen that is open does. */
  readonly onHere: (() => void) | undefined;
}

/** Leads to the screen of a way, or is a button on that screen itself. */
const Choice = ({ to, label, onHere }: ChoiceProps) =>
  onHere ? (
    <Button variant="secondary" onClick={onHere}>
      {label}
    </Button>
  ) : (
    <ScreenLink to={to} parameters={{}}>
      {label}
    </ScreenLink>
  );

/** Another amount, where the debt is large enough for a part. */
function Part({ at, onPart, onClose }: CannotPayDialogProps) {
  const { t } = useLingui();
  const { partialPayment } = useEnvironment();
  const money = useMoney();
  const order = useCurrentOrder();
  const isElsewhere = !!partialPayment && at !== 'repayUrl';
  const { currentData: debt } = useLoanPlayDetailQuery(
    orSkip(isElsewhere && order.orderId ? order : undefined),
  );
  const isOffered = isElsewhere ? !!debt && allowsPart(debt.amount, partialPayment.min) : !!onPart;
  if (!partialPayment || !isOffered) return null;
  const choose = () => {
    onClose();
    onPart?.();
  };
  const smallest = money(String(partialPayment.min));
  const label = t({ message: `Pay another amount`, comment: 'A choice: a part of the debt.' });
  return (
    <Way
      title={label}
      text={t({
        message: `You can pay ${smallest} or more now. You still owe the rest, and the due date stays the same.`,
        comment: 'Below the heading: a part of the debt is paid. The placeholder is an amount.',
      })}
    >
      <Choice to="repayUrl" label={label} onHere={onPart && choose} />
    </Way>
  );
}

/** The extension with its fee, where the lender offers one for this order. */
function Extension({ at, onClose }: CannotPayDialogProps) {
  const { t } = useLingui();
  const money = useMoney();
  const dayOf = useDay();
  const order = useCurrentOrder();
  const { currentData: loan } = useLoanDetailsQuery(orSkip(order.orderId && order));
  const isOffered = at === 'repayDelayUrl' || !!loan?.canExtend;
  const { currentData: extension } = useLoanPlayDelayDetailQuery(
    orSkip(isOffered ? order : undefined),
  );
  if (!isOffered) return null;
  const label = t({
    message: `Extend`,
    comment: 'Button: ask for a later due date, against a fee.',
  });
  const [fee, day] = [money(extension?.fee ?? ''), dayOf(extension?.newDate ?? '')];
  return (
    <Way
      title={t({
        message: `Pay later`,
        comment: 'Heading above the extension: a later due date against a fee.',
      })}
      text={
        fee && day
          ? t({
              message: `An extension costs ${fee} now. You still owe the whole amount on the new due date: ${day}.`,
              comment: 'The placeholders: the fee of the extension and the new due date.',
            })
          : t({
              message: `An extension has a fee, which the next page shows. You still owe the whole amount on the new date.`,
              comment: 'The fee could not be loaded here. The next page: that of the extension.',
            })
      }
    >
      <Choice
        to="repayDelayUrl"
        label={label}
        onHere={at === 'repayDelayUrl' ? onClose : undefined}
      />
    </Way>
  );
}

/** A complaint of the lender's type for hardship. Its form proposes a text. */
function Letter() {
  const { t } = useLingui();
  const { appTitle } = useEnvironment();
  const { hardshipType: problemType } = useEnvironment();
  const { orderId: orderNo = '' } = useCurrentOrder();
  const label = t({
    message: `Write to ${appTitle}`,
    comment: 'Heading and link: a message of a borrower who cannot pay.',
  });
  return (
    <Way
      title={label}
      text={t({
        message: `Say what you can pay, and when. We propose a text. You send it yourself.`,
        comment: 'Below the heading: what the message to the lender should say.',
      })}
    >
      <ScreenLink to="complainPageNext" parameters={{ problemType, orderNo }}>
        {label}
      </ScreenLink>
    </Way>
  );
}

const Ways = styled.ul`
  > li + li {
    margin-top: var(--space-m);
    padding-top: var(--space-m);
    border-top: 1px solid var(--color-border);
  }
  button,
  ${LinkButton} {
    margin-top: var(--space-s);
  }
`;
