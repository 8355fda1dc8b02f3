import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { Card, TextLink } from '@/design/ui';
import { useEnvironment } from '@/platform/environment';
import { useIsHydrated } from '@/shared';
import { useAdvertisement } from '../hooks/useAdvertisement';
import { useCaptcha, useLanding, useTracked, useVisit } from '../hooks/useLanding';
import { useRegistration } from '../hooks/useRegistration';
import { Assurance } from '../parts/Assurance';
import { Hero } from '../parts/Hero';
import { RegisterForm } from '../parts/RegisterForm';
import { targetAddress, targets } from '../query';

/** The advertisement's landing page: the form, and what a visitor should know first. */
export function RegisterScreen() {
  const { t } = useLingui();
  const { appTitle } = useEnvironment();
  const advertisement = useAdvertisement();
  const { template, words, isSettled, sid, retry } = useLanding(advertisement);
  const pageId = template?.id ?? advertisement.id;
  const captcha = useCaptcha(sid, retry);
  const registration = useRegistration({
    advertisement,
    pageId,
    sid,
    refreshCaptcha: captcha.refresh,
  });
  useVisit(useTracked(advertisement, pageId), isSettled);

  // The page is rendered at build time without an advertisement, and hydration changes no attribute.
  const agreement = useIsHydrated() ? targetAddress('agreement', advertisement) : targets.agreement;
  const title = words?.title || t`Register`;
  useEffect(() => {
    document.title = `${title} · ${appTitle}`;
  }, [title, appTitle]);

  return (
    <Page>
      <Hero words={words} />
      <Sheet>
        <FormCard as="section" aria-labelledby="form-title">
          <h2 id="form-title">{t`Register with your mobile number`}</h2>
          <RegisterForm registration={registration} captcha={captcha.picture} />
          <Consent>
            <span>{t`By applying you accept the`}</span>{' '}
            <TextLink href={`#${agreement}`}>{t`User agreement`}</TextLink>
          </Consent>
        </FormCard>
        <Assurance />
      </Sheet>
    </Page>
  );
}

const Page = styled.div`
  @media (min-width: 62rem) {
    display: grid;
    grid-template-columns: 1.1fr 1fr;
    min-height: 100vh;
  }
`;

const Sheet = styled.main`
  position: relative;
  margin-top: calc(-1 * var(--radius-xl));
  padding: 0 var(--space-edge) env(safe-area-inset-bottom);
  border-radius: var(--radius-xl) var(--radius-xl) 0 0;
  background: var(--color-background);
  > * {
    max-width: 32.5rem;
    margin-inline: auto;
  }
  @media (min-width: 62rem) {
    margin-top: 0;
    padding-block: var(--space-xl);
    border-radius: 0;
  }
`;

const FormCard = styled(Card)`
  position: relative;
  top: calc(-1 * var(--space-m));
  h2 {
    font-size: var(--text-xl);
  }
  @media (min-width: 62rem) {
    top: 0;
  }
`;

const Consent = styled.p`
  font-size: var(--text-s);
  color: var(--color-textSecondary);
  text-align: center;
`;
