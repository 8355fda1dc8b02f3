import { useState } from 'react';
import { Button, TextField } from '../../../design/ui';
import { useLeave } from '../../../platform/navigation';

interface ContactTryProps {
  /** Stored for this tab. */
  readonly contact: string;
  readonly onChange: (contact: string) => void;
}

/** Tests whether this browser or web view lets a page start a call. */
export function ContactTry({ contact, onChange }: ContactTryProps) {
  const leave = useLeave();
  const [error, setError] = useState('');
  const call = () => {
    const number = contact.replace(/[\s().-]/g, '');
    const isNumber = /^\+?\d{3,}$/.test(number);
    setError(isNumber ? '' : 'This is not a telephone number.');
    if (isNumber) leave(`tel:${number}`, { contact: 'tel' });
  };
  return (
    <TextField
      label="Contact"
      value={contact}
      onChange={onChange}
      error={error}
      autoComplete="off"
      hint={contact ? `Kept in this tab: ${contact}` : 'A telephone number'}
      end={
        <Button variant="secondary" onClick={call}>
          Call
        </Button>
      }
    />
  );
}
