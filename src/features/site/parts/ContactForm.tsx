import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { isBlank, typedCode } from '@/design/format';
import {
  branded,
  Button,
  Card,
  Field,
  field,
  Notice,
  stack,
  TextField,
  type Toast,
  ToastRegion,
} from '@/design/ui';
import { randomText } from '@/platform/base';
import { TOAST_MS, useIsHydrated } from '@/shared';

const EMPTY = { name: '', telephone: '', email: '', remark: '' };

/** All four fields are required. The form sends nothing: it opens an e-mail, which the visitor sends. */
export function ContactForm({ address }: { readonly address: string }) {
  const { t } = useLingui();
  const [values, setValues] = useState(EMPTY);
  const [isTried, setTried] = useState(false);
  const [toast, setToast] = useToast();
  const inputOf = (name: keyof typeof EMPTY) => ({
    value: values[name],
    error: isTried && isBlank(values[name]) ? t`Fill in this field.` : '',
    onChange: (value: string) => {
      setValues({ ...values, [name]: value });
    },
  });
  const { error, ...remark } = inputOf('remark');
  const submit = (form: HTMLFormElement) => {
    setTried(true);
    const isComplete = Object.values(values).every((value) => !isBlank(value));
    if (isComplete) openMail(address, values);
    else focusEmpty(form);
    setToast(
      isComplete
        ? { id: randomText(), tone: 'info', text: t`Successful!` }
        : { id: randomText(), tone: 'error', text: t`Please provide complete information!` },
    );
  };
  return (
    <Card
      as="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit(event.currentTarget);
      }}
    >
      <Notice>
        {t({
          message: `Submit opens your e-mail app with this message. Send it there.`,
          comment: 'Above a form. Submit is the button below it.',
        })}
      </Notice>
      <noscript>
        <p>{t`This form needs JavaScript. The telephone and the e-mail address below work without it.`}</p>
      </noscript>
      <Fields role="presentation" disabled={!useIsHydrated()}>
        <TextField label={t`Name`} autoComplete="name" {...inputOf('name')} />
        <TextField label={t`Telephone`} type="tel" autoComplete="tel" {...inputOf('telephone')} />
        <TextField label={t`E-mail`} type="email" autoComplete="email" {...inputOf('email')} />
        <Field label={t`Remark`} error={error}>
          {(ties) => (
            <Remark
              {...ties}
              rows={5}
              value={remark.value}
              onChange={(event) => {
                remark.onChange(event.target.value);
              }}
            />
          )}
        </Field>
        <Submit type="submit">{t`Submit`}</Submit>
      </Fields>
      <ToastRegion toasts={toast ? [toast] : []} />
    </Card>
  );
}

function focusEmpty(form: HTMLFormElement): void {
  const fields = [
    ...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea'),
  ];
  fields.find(({ value }) => isBlank(value))?.focus();
}

/** Opens the visitor's e-mail app with the message. What was typed stays in the form: the app may not open. */
function openMail(address: string, { name, telephone, email, remark }: typeof EMPTY): void {
  const body = [remark, '', name, typedCode(telephone), email].join('\r\n');
  const link = document.createElement('a');
  link.href = `mailto:${address}?subject=${encodeURIComponent(name)}&body=${encodeURIComponent(body)}`;
  link.click();
}

/** One toast at a time. A new toast replaces the current one and restarts the timer. */
function useToast() {
  const [toast, setToast] = useState<Toast>();
  useEffect(() => {
    if (!toast) return undefined;
    const timer = setTimeout(() => {
      setToast(undefined);
    }, TOAST_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [toast]);
  return [toast, setToast] as const;
}

const Fields = styled.fieldset`
  ${stack}
`;

const Remark = styled.textarea`
  ${field}
  display: block;
  resize: vertical;
`;

const Submit = styled(Button)`
  &&:disabled {
    ${branded}
    box-shadow: var(--shadow-brand);
  }
`;
