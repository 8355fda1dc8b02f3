import { useLingui } from '@lingui/react/macro';
import { AmountHero, Button, SkeletonCard } from '@/design/ui';
import { EarlyScreen, NOTHING, valuesOf } from '@/shared/early';
import { LogoPlace } from './ServerPicture';

const { value, Part } = valuesOf<'generateVcode'>();

const HAS_REFERENCE = [
  { unless: { 'repayDetail.repayCode': [''] } },
  { unless: { 'repayDetail.vCode': [''] } },
];

/** The logo's place and the amount. The pictures below it have an unknown height, and the code must not move. */
function Picture() {
  const { t } = useLingui();
  return (
    <EarlyScreen
      title={t({
        message: `Payment instructions`,
        comment: 'Title of the screen that says how to pay in a shop or by bank transfer.',
      })}
      lines={8}
      hero={
        <>
          <Part unless={{ topLogo: NOTHING }}>
            <LogoPlace />
          </Part>
          <AmountHero
            label={t({
              message: `You pay with this reference`,
              comment: 'The amount of this payment.',
            })}
            amount={value('repayDetail.amount!', 'money')}
          />
        </>
      }
      footer={
        <Part any={HAS_REFERENCE}>
          <Button>
            {t({
              message: `Show at the counter`,
              comment: 'Button and title: a payment code in full width, for a cashier.',
            })}
          </Button>
        </Part>
      }
    >
      <SkeletonCard lines={8} />
    </EarlyScreen>
  );
}

export const instructionPicture = { Picture, isAboutMoney: true };
