import { useLingui } from '@lingui/react/macro';
import { Button, EmptyState } from '@/design/ui';
import { useEnvironment } from '@/platform/environment';
import { useOpenOrders } from './openOrders';

/** Replaces the screen of an order where neither the address nor the launch names one. No request is sent. */
export function NoOrder() {
  const { t } = useLingui();
  const { appTitle } = useEnvironment();
  const open = useOpenOrders();
  return (
    <EmptyState
      title={t({
        message: `No loan is chosen`,
        comment: 'Title: the address of the page lacks the number of the loan.',
      })}
      text={t({
        message: `Choose your loan in the ${appTitle} app.`,
        comment: "What to do: the lender's app has a list of the borrower's loans.",
      })}
      actions={
        <Button onClick={open}>
          {t({
            message: `Open my loans`,
            comment: "Button: opens the list of the borrower's loans in the lender's app.",
          })}
        </Button>
      }
    />
  );
}
