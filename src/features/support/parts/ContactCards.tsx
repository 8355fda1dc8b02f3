import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useRef, useState } from 'react';
import { styled } from 'styled-components';
import {
  Button,
  Card,
  CopyButton,
  type Elements,
  Icon,
  mailIcon,
  MailText,
  phoneIcon,
} from '@/design/ui';
import { useBridge } from '@/platform/native';
import { chatAddress, mailAddress, telAddress, telNumber } from '@/platform/navigation';
import { useCopy } from '@/shared';
import type { Contacts } from '../api';
import { ContactLink } from './ContactLink';

export const CHAT =
  'M12 4c5 0 9 3.4 9 7.5S17 19 12 19c-1 0-2-.1-3-.4L4 21l1-4.2C3.8 15.4 3 13.5 3 11.5 3 7.4 7 4 12 4zM8.5 11.5h0M12 11.5h0M15.5 11.5h0';

/** Telephone, chat and e-mail with their actions (docs/reference/screens.md#customer-service). */
export function ContactCards({ contacts }: { readonly contacts: Contacts }) {
  const { telephone, chat, email } = contacts;
  return (
    <>
      {telephone && <Telephone telephone={telephone} />}
      {chat && <Chat chat={chat} />}
      {email && <Email email={email} />}
    </>
  );
}

function Telephone({ telephone }: Pick<Contacts, 'telephone'>) {
  const { t } = useLingui();
  const bridge = useBridge();
  // Where the native app cannot call, the browser can.
  const [isNative, setNative] = useState(() => bridge.has('callPhone'));
  const number = telNumber(telephone);
  const address = telAddress(telephone);
  return (
    <Contact icon={phoneIcon} label={t`Telephone`} value={telephone}>
      {number && isNative && (
        <Button
          variant="secondary"
          onClick={() => {
            setNative(bridge.callPhone({ phone: number }).ok);
          }}
        >{t`Call`}</Button>
      )}
      {address && !isNative && <ContactLink kind="tel" address={address}>{t`Call`}</ContactLink>}
    </Contact>
  );
}

function Chat({ chat }: Pick<Contacts, 'chat'>) {
  const { t } = useLingui();
  const address = chatAddress(chat);
  if (!address) return <CopiedChat chat={chat} />;
  return (
    <Contact icon={CHAT} label={t`Chat (WhatsApp)`} value={chat}>
      <ContactLink kind="chat" address={address}>{t`Chat`}</ContactLink>
    </Contact>
  );
}

/** A chat value that is not a number can be copied and searched for in WhatsApp. */
function CopiedChat({ chat }: Pick<Contacts, 'chat'>) {
  const { t } = useLingui();
  const copy = useCopy();
  const value = useRef<HTMLElement>(null);
  return (
    <Contact
      icon={CHAT}
      label={t`Chat (WhatsApp)`}
      value={<span ref={value}>{chat}</span>}
      note={t`Copy the number and write to us in WhatsApp.`}
    >
      <CopyButton
        variant="secondary"
        label={t`Chat`}
        copiedLabel={t`Copied`}
        onCopy={async () => !!value.current && copy(chat, value.current)}
      />
    </Contact>
  );
}

function Email({ email }: Pick<Contacts, 'email'>) {
  const { t } = useLingui();
  const address = mailAddress(email);
  return (
    <Contact icon={mailIcon} label={t`E-mail`} value={<MailText>{email}</MailText>}>
      {address && <ContactLink kind="mailto" address={address}>{t`Send e-mail`}</ContactLink>}
    </Contact>
  );
}

interface ContactProps {
  readonly icon: string;
  readonly label: string;
  readonly value: ReactNode;
  readonly note?: string;
  readonly children: Elements;
}

export function Contact({ icon, label, value, note, children }: ContactProps) {
  return (
    <Card>
      <Line>
        <Disc>
          <Icon shape={icon} />
        </Disc>
        <dl>
          <dt>{label}</dt>
          <dd translate="no">{value}</dd>
        </dl>
      </Line>
      {note && <p>{note}</p>}
      {children}
    </Card>
  );
}

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-m);
  > dl {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  dt {
    font-size: var(--text-s);
    color: var(--color-textSecondary);
  }
  dd {
    font-weight: 650;
  }
`;

const Disc = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 2.75rem;
  height: 2.75rem;
  border-radius: 50%;
  color: var(--color-accent);
  background: var(--color-soft);
`;
