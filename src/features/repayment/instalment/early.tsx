import { useLingui } from '@lingui/react/macro';
import { AmountHero, Card, DetailList, ProductHeading } from '../../../design/ui';
import { EarlyScreen, valuesOf } from '../../../shared/early';

const { value, list, Part } = valuesOf<'loanPlayDetail'>();

/** What is owed and when, and the product with the rows that are open. */
function Picture() {
  const { t } = useLingui();
  return (
    <EarlyScreen
      title={t({ message: `Repay`, comment: 'Button: pay the loan back.' })}
      lines={8}
      hero={
        <AmountHero
          label={t({ message: `Amount due`, comment: 'What the borrower owes at the due date.' })}
          amount={value('repayAmount!', 'money')}
          facts={[
            {
              text: t({
                message: `Due date`,
                comment: 'The last day for a payment without a late charge.',
              }),
              value: value('repayDate', 'date'),
            },
          ]}
        />
      }
    >
      <Part>
        <Card>
          <Part>
            <ProductHeading name={value('productName')} />
          </Part>
          <DetailList rows={list('detail', (at) => ({ text: at('text'), value: at('value') }))} />
        </Card>
      </Part>
    </EarlyScreen>
  );
}

export const instalmentPicture = {
  Picture,
  isAboutMoney: true,
  // React shows the others after a tap (`Collapsible`).
  most: { detail: 2 },
};
