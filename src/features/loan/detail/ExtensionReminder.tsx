import { useLingui } from '@lingui/react/macro';
import { styled } from 'styled-components';
import { Button, Dialog } from '../../../design/ui';
import { useLinkProps } from '../../../platform/navigation';
import { useEnvironment } from '../../../shared';

/** Explains an extension before it is chosen (docs/reference/words.md#fixed-texts). */
export function ExtensionReminder({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const linkProps = useLinkProps();
  const { extensionDays } = useEnvironment();
  return (
    <Dialog
      title={t({
        message: `Before you extend`,
        comment: 'Title of a dialog: what to know before an extension is chosen.',
      })}
      onClose={onClose}
      closeLabel={t({
        message: `Close`,
        comment: 'Button: closes the dialog. The loan stays as it is.',
      })}
      actions={
        <>
          <Button {...linkProps('repayUrl', {})}>
            {t({ message: `Repay`, comment: 'Button: pay the loan back.' })}
          </Button>
          <Button variant="secondary" {...linkProps('repayDelayUrl', {})}>
            {t({ message: `Extend`, comment: 'Button: ask for a later due date, against a fee.' })}
          </Button>
        </>
      }
    >
      <Points>
        <li>
          {t({
            message: `An extension postpones your due date by up to ${extensionDays} days.`,
            comment:
              'An extension moves the due date of a loan. The placeholder is a number of days.',
          })}
        </li>
        <li>
          {t({
            message: `You pay only the extension fee now.`,
            comment:
              'An extension moves the due date. It costs a fee and pays nothing of the debt.',
          })}
        </li>
        <li>
          {t({
            message: `The fee does not reduce your debt: on the new date you still owe the whole amount.`,
            comment: 'The fee of an extension. The debt stays as it is.',
          })}
        </li>
        <li>
          {t({
            message: `If you can pay today, that costs you less.`,
            comment: 'Compared with an extension, which costs a fee.',
          })}
        </li>
      </Points>
    </Dialog>
  );
}

const Points = styled.ul`
  li {
    margin-inline-start: 1.25rem;
    list-style: disc;
  }
  li + li {
    margin-top: var(--space-xs);
  }
`;
