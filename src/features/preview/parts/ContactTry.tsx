import { useState } from 'react';
import { Button, TextField } from '@/design/ui';
import { telAddress, useLeave } from '@/platform/navigation';

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
    const address = telAddress(contact);
    setError(address ? '' : 'This is not a telephone number.');
    if (address) leave(address, { contact: 'tel' });
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
