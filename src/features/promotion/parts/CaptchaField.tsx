import { useLingui } from '@lingui/react/macro';
import { styled } from 'styled-components';
import { FallbackImage } from '../../../ui/FallbackImage';
import { Icon } from '../../../ui/Icon';
import { refreshIcon } from '../../../ui/icons';
import { TextField } from '../../../ui/TextField';
import type { Registration } from '../useRegistration';
import { ShortField } from './ShortField';

const CAPTCHA_LENGTH = 4;

export interface CaptchaFieldProps {
  readonly registration: Registration;
  readonly address: string | undefined;
  readonly error: string | undefined;
}

/** The picture's letters, and the picture itself: a tap draws another, and where it does not come, its place says so. */
export function CaptchaField({ registration, address, error }: CaptchaFieldProps) {
  const { t } = useLingui();
  const { fields, type, refreshCaptcha } = registration;
  const refresh = t`Refresh the image code`;
  return (
    <ShortField>
      <TextField
        label={t`Image code`}
        name="captcha"
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={CAPTCHA_LENGTH}
        value={fields.captcha}
        error={error}
        onChange={(captcha) => {
          type({ captcha });
        }}
        end={
          <Refresh type="button" aria-label={refresh} onClick={refreshCaptcha}>
            <Frame>
              <FallbackImage
                src={address}
                fallback={address && refresh}
                alt=""
                referrerPolicy="no-referrer"
              />
            </Frame>
            <Icon shape={refreshIcon} size={20} />
          </Refresh>
        }
      />
    </ShortField>
  );
}

const Refresh = styled.button`
  display: flex;
  align-items: center;
  gap: var(--space-s);
  min-height: 3.25rem;
  padding-inline: 0.375rem 0.75rem;
  border: 1px solid var(--color-control);
  border-radius: var(--radius-m);
  color: var(--color-accent);
  background: var(--color-surface);
`;

const Frame = styled.span`
  display: grid;
  place-items: center;
  width: 96px;
  min-height: 36px;
  font-size: var(--text-xs);
  border-radius: 0.375rem;
  background: var(--color-soft);
  img {
    width: 100%;
    height: 36px;
    border-radius: inherit;
    object-fit: contain;
  }
`;
