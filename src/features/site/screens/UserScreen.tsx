import { useLingui } from '@lingui/react/macro';
import { useEnvironment } from '@/platform/environment';
import { Headline, Lead } from '../parts/layout';
import { SiteFrame } from '../parts/SiteFrame';
import { StoreLinks } from '../parts/StoreLinks';

/** `/User`: says that accounts are in the app, with links to it (docs/reference/screens.md#public-site). */
export default function UserScreen() {
  const { t } = useLingui();
  const { appTitle } = useEnvironment();
  return (
    <SiteFrame
      page="user"
      hero={
        <>
          <Headline>{t`Your account`}</Headline>
          <Lead>
            {t({
              message: `Your ${appTitle} account is in the app: your loans, your payments and your complaints.`,
              comment: "Account: the borrower's profile at the lender. It is no bank account.",
            })}
          </Lead>
          <StoreLinks />
        </>
      }
    >
      {null}
    </SiteFrame>
  );
}
