import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { styled } from 'styled-components';
import { Card, LinkButton, Notice, stack } from '@/design/ui';
import { OutsideNote } from '@/shared';
import { useAdvertisement } from '../hooks/useAdvertisement';
import { useStores } from '../hooks/useDownload';
import { OpenBill } from '../parts/OpenBill';
import { LONGEST_CODE, QrCode } from '../parts/QrCode';
import { TargetPage } from '../parts/TargetPage';
import { usePorts } from '../ports';
import { downloadElsewhere } from '../query';

/** `#/downloadTemplate`: the store of the visitor's platform; on a desktop both stores and a QR code for the phone. */
export default function DownloadScreen() {
  const { t } = useLingui();
  const { platform } = usePorts();
  const address = useOwnAddress();
  const stores = useStores();
  const isAlone = stores.length === 1;
  const outside = useId();
  const names = { android: 'Android', ios: 'iPhone' } as const;
  return (
    <TargetPage title={t`Download the app`}>
      <Card>
        <Top>
          <OpenBill />
          <p>
            {t({
              message: `Log in to the app with the mobile number that you registered. There you see the amount, the term and every cost before you decide.`,
              comment: 'After the registration. The visitor is not bound to borrow.',
            })}
          </p>
        </Top>
        <div role="status">
          {stores.some(({ isReplaced }) => isReplaced) && (
            <Notice tone="warning">
              {t({
                message: `The address for the download was not one of ours, so we did not use it. The button opens our own page in the store.`,
                comment:
                  'The server named a web address that this page does not trust. The store: Google Play or App Store.',
              })}
            </Notice>
          )}
        </div>
        {stores.map((store) => (
          <LinkButton
            key={store.platform}
            href={store.address}
            rel="noreferrer"
            aria-describedby={outside}
            $variant={isAlone ? 'primary' : 'secondary'}
          >
            {isAlone ? t`Download APP` : t`Download APP (${names[store.platform]})`}
          </LinkButton>
        ))}
        <OutsideNote id={outside} />
        {platform === 'desktop' && address.length <= LONGEST_CODE && (
          <Code>
            <QrCode address={address} label={t`Code with the address of this page`} />
            <p>{t`Or scan the code with your phone to open this page there.`}</p>
          </Code>
        )}
      </Card>
    </TargetPage>
  );
}

/** This page's address for a phone, with only the parameters that the page accepts. */
function useOwnAddress(): string {
  const { origin, pathname } = window.location;
  return `${origin}${pathname}#${downloadElsewhere(useAdvertisement())}`;
}

const Top = styled.div`
  ${stack}
  align-items: center;
  text-align: center;
  color: var(--color-textSecondary);
  svg {
    color: var(--color-accent);
    width: 15rem;
    height: auto;
  }
`;

const Code = styled.div`
  ${stack}
  gap: var(--space-s);
  align-items: center;
  padding-top: var(--space-m);
  border-top: 1px solid var(--color-border);
  font-size: var(--text-s);
  color: var(--color-textSecondary);
  text-align: center;
`;
