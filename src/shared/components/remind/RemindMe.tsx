import { useLingui } from '@lingui/react/macro';
import { isDayOver } from '../../../design/format';
import { Button, VisuallyHidden } from '../../../design/ui';
import { keepsDownloads, useBridge } from '../../../platform/native';
import { offline } from '../../feedback/failureText';
import { useToast } from '../../feedback/toasts';
import { useEnvironment } from '../../hooks/environment';
import { useDates } from '../../hooks/useFormats';

export interface RemindMeProps {
  /** Minor units. */
  readonly amount: string;
  /** The due date as the lender writes it. */
  readonly date: string;
  /** The lender's description of the payment. */
  readonly text: string;
}

/**
 * Reminds of a due date that is not over: by the native app, otherwise by a file for the calendar. A native web view
 * cannot save a file: without its handler there is no button.
 */
export function RemindMe({ amount, date, text }: RemindMeProps) {
  const { t, i18n } = useLingui();
  const { timeZone } = useEnvironment();
  const bridge = useBridge();
  const remind = useRemind();
  const dates = useDates();
  const toast = useToast();
  const day = dates.date(date);
  const isByApp = bridge.has('addReminder');
  if (!isUpcoming(day, timeZone) || ((bridge.has('closeWebView') || !keepsDownloads()) && !isByApp))
    return null;
  const onClick = async () => {
    try {
      await remind({ day, amount, text });
    } catch {
      toast('error', i18n._(offline));
    }
  };
  return (
    <Button variant="text" onClick={() => void onClick()}>
      <span>
        {t({
          message: `Remind me`,
          comment: 'Button: puts the due date into the calendar of the phone.',
        })}
      </span>
      <VisuallyHidden>{` ${day}`}</VisuallyHidden>
    </Button>
  );
}

interface Due {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** Minor units. */
  readonly amount: string;
  readonly text: string;
}

function useRemind(): (due: Due) => Promise<void> {
  const { t } = useLingui();
  const { appName, appTitle } = useEnvironment();
  const bridge = useBridge();
  return async ({ day, amount, text }) => {
    const title = t({
      message: `${appTitle}: open the app`,
      comment:
        "Title of an entry in the borrower's calendar. A lock screen shows it, so it names no debt and no amount.",
    });
    if (bridge.has('addReminder')) {
      const { ok } = bridge.addReminder({ title, date: day, notes: text });
      if (ok) return;
    }
    const { dueDateFile } = await import(/* webpackChunkName: "calendar" */ './dueDateFile');
    const { downloadFile } = await import(
      /* webpackChunkName: "download" */ '../../../platform/native/download'
    );
    const file = dueDateFile({
      day,
      title,
      description: text,
      id: `${day}-${amount}@${appName}`,
    });
    downloadFile(`${appName}-${day}.ics`, new Blob([file], { type: 'text/calendar' }));
  };
}

/** Whether a text is a date, and its day is not over in the lender's time zone. */
const isUpcoming = (day: string, timeZone: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(day) && !isDayOver(day, timeZone);
