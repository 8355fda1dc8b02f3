import { useLingui } from '@lingui/react/macro';
import { styled } from 'styled-components';
import { Button, FallbackImage, Icon, refreshIcon, TextField } from '@/design/ui';
import type { Picture } from '../hooks/usePicture';
import type { Registration } from '../hooks/useRegistration';

export interface CaptchaFieldProps {
  readonly registration: Registration;
  readonly picture: Picture;
  readonly error: string | undefined;
}

/**
 * The captcha's letters and picture. A tap requests another picture; where the picture fails to load, its place
 * says how to refresh it.
 */
export function CaptchaField({ registration, picture, error }: CaptchaFieldProps) {
  const { t } = useLingui();
  const { textOf, shown, type, refreshCaptcha } = registration;
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
        value={textOf('captcha')}
        format={(text) => shown('captcha', text)}
        error={error}
        onChange={(text) => {
          type('captcha', text);
        }}
        end={
          <Refresh type="button" aria-label={refresh} onClick={refreshCaptcha}>
            <Frame>
              <FallbackImage
                src={picture.src}
                fallback={(picture.src || picture.isMissing) && <span>{refresh}</span>}
                alt=""
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

export interface SmsFieldProps {
  readonly registration: Registration;
  readonly error: string | undefined;
}

/** The code of the text message. The phone suggests it (`one-time-code`). */
export function SmsField({ registration, error }: SmsFieldProps) {
  const { t } = useLingui();
  const { textOf, shown, type, secondsLeft, requestCode, isSendingCode } = registration;
  return (
    <ShortField>
      <TextField
        label={t`SMS code`}
        name="smsCode"
        inputMode="numeric"
        autoComplete="one-time-code"
        value={textOf('smsCode')}
        format={(text) => shown('smsCode', text)}
        error={error}
        onChange={(text) => {
          type('smsCode', text);
        }}
        end={
          <GetCode
            variant="secondary"
            isBusy={isSendingCode}
            onClick={requestCode}
            aria-label={secondsLeft > 0 ? t`Get code: ${secondsLeft} s` : undefined}
          >
            {secondsLeft > 0 ? t`${secondsLeft} s` : t`Get code`}
          </GetCode>
        }
      />
    </ShortField>
  );
}

const GetCode = styled(Button)`
  min-width: min(8rem, 100%);
  padding-inline: 0.75rem;
  border-radius: var(--radius-m);
  font-variant-numeric: tabular-nums;
  &&:disabled {
    color: var(--color-accent);
    background: var(--color-surface);
    border-color: currentColor;
  }
`;

/** A short input, so that the control beside it stays in the same line on the narrowest phone. */
export const ShortField = styled.div`
  input {
    flex-basis: 5rem;
  }
`;
