import { useState } from 'react';
import { Button } from '@/design/ui';

/** The timeout of the browser's answer, in milliseconds. */
const TIMEOUT_MS = 10_000;

/** Tests whether this browser or web view gives its location to a page. */
export function LocateTry() {
  const [answer, setAnswer] = useState('');
  const [isBusy, setBusy] = useState(false);
  const show = (text: string) => {
    setBusy(false);
    setAnswer(text);
  };
  const locate = () => {
    if (!('geolocation' in navigator)) {
      show('No position: this page has no access to it (is it served over https?).');
      return;
    }
    setBusy(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) => {
        show(`${latitude.toFixed(5)}, ${longitude.toFixed(5)}, within ${accuracy.toFixed(0)} m`);
      },
      ({ message }) => {
        show(`No position: ${message || 'the browser does not say why'}.`);
      },
      { timeout: TIMEOUT_MS },
    );
  };
  return (
    <div>
      <Button variant="secondary" isBusy={isBusy} onClick={locate}>
        Locate
      </Button>
      <p role="status">{answer}</p>
    </div>
  );
}
