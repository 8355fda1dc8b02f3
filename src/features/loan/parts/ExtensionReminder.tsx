import { useLingui } from '@lingui/react/macro';
import { styled } from 'styled-components';
import { useEnvironment } from '../../../environment/EnvironmentContext';
import { useLinkProps } from '../../../navigation/useGo';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';

/** Explains an extension before it is chosen (docs/reference/words.md#fixed-texts). */
export function ExtensionReminder({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const linkProps = useLinkProps();
  const { extensionDays } = useEnvironment();
  return (
    <Dialog
      title={t`Before you extend`}
      onClose={onClose}
      closeLabel={t`Close`}
      actions={
        <>
          <Button {...linkProps('repayUrl', {})}>{t`Repay`}</Button>
          <Button variant="secondary" {...linkProps('repayDelayUrl', {})}>{t`Extend`}</Button>
        </>
      }
    >
      <Points>
        <li>{t`An extension postpones your due date by up to ${extensionDays} days.`}</li>
        <li>{t`You pay only the extension fee now.`}</li>
        <li>{t`The fee does not reduce your debt: on the new date you still owe the whole amount.`}</li>
        <li>{t`If you can repay today, repaying costs you less.`}</li>
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
