import { useLingui } from '@lingui/react/macro';
import { styled } from 'styled-components';
import { selectLaunch } from '@/platform/session';
import { useAppSelector } from '@/platform/store';

const SHOWN_DIGITS = 4;

/**
 * For whom money or pictures leave: a link from another site can open the session of somebody else. Without a telephone in
 * the launch there is nothing.
 */
export function ForWhom() {
  const { t } = useLingui();
  const { mobilePhone = '' } = useAppSelector(selectLaunch);
  const digits = mobilePhone.replace(/[^\p{Nd}]/gu, '');
  if (digits.length <= SHOWN_DIGITS) return null;
  return (
    <Line>
      <span>
        {t({
          message: `For the phone number`,
          comment: 'Beside a button that pays or sends; the last four digits of a number follow.',
        })}
      </span>{' '}
      {/* Chinese fonts would render the dots as wide as a character. */}
      <strong lang="en" dir="ltr" translate="no">
        {`•••• ${digits.slice(-SHOWN_DIGITS)}`}
      </strong>
    </Line>
  );
}

const Line = styled.p`
  font-size: var(--text-s);
  color: var(--color-textSecondary);
  text-align: center;
`;
