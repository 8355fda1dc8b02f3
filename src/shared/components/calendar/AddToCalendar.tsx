import { useLingui } from '@lingui/react/macro';
import { useEnvironment } from '../../../environment/EnvironmentContext';
import { isDayOver } from '../../../format/date';
import { useBridge } from '../../../native/bridge';
import { Button } from '../../../ui/Button';
import { VisuallyHidden } from '../../../ui/text';
import { useToast } from '../../feedback/toasts';
import { useDates } from '../../hooks/useDates';
import { useMoney } from '../../hooks/useMoney';

export interface AddToCalendarProps {
  /** Minor units. */
  readonly amount: string;
  /** As the lender wrote it. */
  readonly date: string;
  /** The lender's own words for it. */
  readonly text: string;
}

/** Puts a due date into the phone's calendar. Only in a browser (a native web view saves no file), and for a day to come. */
export function AddToCalendar({ amount, date, text }: AddToCalendarProps) {
  const { t } = useLingui();
  const { appName, appTitle, timeZone } = useEnvironment();
  const money = useMoney();
  const dates = useDates();
  const toast = useToast();
  const bridge = useBridge();
  const day = dates.date(date);
  if (!isToCome(day, timeZone) || bridge.has('closeWebView')) return null;
  const shown = money(amount);
  const add = async () => {
    const due = {
      day,
      title: t`Pay ${shown} to ${appTitle}`,
      description: text,
      id: `${day}-${amount}@${appName}`,
    };
    try {
      const { dueDateFile, saveFile } = await import(/* webpackChunkName: "calendar" */ './dueDateFile');
      saveFile(`${appName}-${day}.ics`, 'text/calendar', dueDateFile(due));
    } catch {
      toast('error', t`The calendar's file could not be made. Check your network and try again.`);
    }
  };
  return (
    <Button variant="text" onClick={() => void add()}>
      {t`Add to calendar`}
      <VisuallyHidden>{` ${day}`}</VisuallyHidden>
    </Button>
  );
}

/** Not for a text that is no date, nor for a day that is over where the lender is. */
const isToCome = (day: string, timeZone: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(day) && !isDayOver(day, timeZone);
