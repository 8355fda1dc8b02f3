import { useLingui } from '@lingui/react/macro';
import { styled } from 'styled-components';
import { maskPhone } from '@/design/format';
import { selectLaunch } from '@/platform/session';
import { useAppSelector } from '@/platform/store';

/**
 * For whom money or pictures leave: a link from another site can open the session of somebody else. Without a telephone in
 * the launch there is nothing.
 */
export function ForWhom() {
  const { mobilePhone = '' } = useAppSelector(selectLaunch);
  const end = maskPhone(mobilePhone);
  return end && <PhoneLine end={end} />;
}

/** Drawn in an early picture, too. */
export function PhoneLine({ end }: { readonly end: string }) {
  const { t } = useLingui();
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
        {end}
      </strong>
    </Line>
  );
}

const Line = styled.p`
  font-size: var(--text-s);
  color: var(--color-textSecondary);
  text-align: center;
`;
