import { useLingui } from '@lingui/react/macro';
import { styled } from 'styled-components';
import { Icon, mailIcon, MailText, phoneIcon, touchable } from '@/design/ui';
import { useEnvironment } from '@/platform/environment';
import { mailAddress, telAddress } from '@/platform/navigation';
import { wide } from './layout';
import { useSiteAddress } from './useSiteAddress';

/** The lender's contacts and name. */
export function SiteFooter() {
  const { t } = useLingui();
  const addressOf = useSiteAddress();
  const { appTitle, servicePhone, contactEmail } = useEnvironment();
  return (
    <Ground>
      <Inner>
        <div>
          <h2>{t`Contact`}</h2>
          <Links>
            <a href={telAddress(servicePhone)}>
              <Icon shape={phoneIcon} size={20} />
              <span translate="no">{servicePhone}</span>
            </a>
            {contactEmail && (
              <>
                <a href={mailAddress(contactEmail)} aria-label={contactEmail}>
                  <Icon shape={mailIcon} size={20} />
                  <span>
                    <MailText>{contactEmail}</MailText>
                  </span>
                </a>
                <a href={addressOf('contact')}>{t`Write to us`}</a>
              </>
            )}
            <a href={addressOf('accessibility')}>{t`Accessibility`}</a>
          </Links>
        </div>
        <Fine>
          <p>
            {t({
              message: `Loans for adults, subject to review. Borrow only what you can pay back on time.`,
              comment: 'A legal notice. Subject to review: an application can be refused.',
            })}
          </p>
          <p>{t`© ${appTitle}. All rights reserved.`}</p>
        </Fine>
      </Inner>
    </Ground>
  );
}

const Ground = styled.footer`
  border-top: 1px solid var(--color-border);
  background: var(--color-surface);
`;

const Inner = styled.div`
  ${wide}
  display: grid;
  gap: var(--space-l);
  padding-block: 2.5rem calc(2.5rem + env(safe-area-inset-bottom));
  h2 {
    margin-bottom: var(--space-s);
    font-size: var(--text-l);
  }
`;

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-xl);
  a {
    ${touchable}
    display: inline-flex;
    align-items: center;
    gap: var(--space-s);
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;

const Fine = styled.div`
  display: grid;
  gap: var(--space-xs);
  font-size: var(--text-s);
  color: var(--color-textSecondary);
`;
