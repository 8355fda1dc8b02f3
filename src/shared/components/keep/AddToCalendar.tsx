import { useLingui } from '@lingui/react/macro';
import { isDayOver } from '../../../design/format/date';
import { Button } from '../../../design/ui/Button';
import { VisuallyHidden } from '../../../design/ui/text';
import { useEnvironment } from '../../../platform/environment/EnvironmentContext';
import { useBridge } from '../../../platform/native/bridge';
import { useToast } from '../../feedback/toasts';
import { useDates, useMoney } from '../../hooks/useFormats';

export interface AddToCalendarProps {
  /** Minor units. */
  readonly amount: string;
  /** The due date as the lender writes it. */
  readonly date: string;
  /** The lender's description of the payment. */
  readonly text: string;
}

/**
 * Adds a due date to the phone's calendar. Shown for a future day in a browser: a native web view cannot save a file.
 */
export function AddToCalendar({ amount, date, text }: AddToCalendarProps) {
  const { t } = useLingui();
  const { appName, appTitle, timeZone } = useEnvironment();
  const money = useMoney();
  const dates = useDates();
  const toast = useToast();
  const bridge = useBridge();
  const day = dates.date(date);
  if (!isUpcoming(day, timeZone) || bridge.has('closeWebView')) return null;
  const shown = money(amount);
  const add = async () => {
    const due = {
      day,
      title: t({
        message: `Pay ${shown} to ${appTitle}`,
        comment:
          "Title of an entry in the borrower's calendar. The placeholders are the amount and the lender's name.",
      }),
      description: text,
      id: `${day}-${amount}@${appName}`,
    };
    try {
      const { dueDateFile, saveFile } = await import(
        /* webpackChunkName: "calendar" */ './dueDateFile'
      );
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

/** Whether a text is a date, and its day is not over in the lender's time zone. */
const isUpcoming = (day: string, timeZone: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(day) && !isDayOver(day, timeZone);
