import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { isDayOver } from '@/design/format';
import { Button } from '@/design/ui';
import { useEnvironment } from '@/platform/environment';
import { keepsDownloads, useBridge } from '@/platform/native';
import { useCurrentOrder } from '@/platform/navigation';
import { offline } from '@/shared/feedback/failureText';
import { useToast } from '@/shared/feedback/toasts';
import { useDates } from '@/shared/hooks/useFormats';

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
  const id = useId();
  const [done, setDone] = useState<'set' | 'saved'>();
  const day = dates.date(date);
  const isByApp = bridge.has('addReminder');
  if (!isUpcoming(day, timeZone) || ((bridge.has('closeWebView') || !keepsDownloads()) && !isByApp))
    return null;
  const said = {
    set: t({
      message: `Your phone will remind you.`,
      comment: 'After the due date was put into the calendar of the phone.',
    }),
    saved: t({
      message: `A calendar file was saved. Open it to be reminded.`,
      comment: 'After a file with the due date was downloaded.',
    }),
  };
  const onClick = async () => {
    try {
      setDone(await remind({ day, amount, text }));
    } catch (error) {
      const isUnloaded = error instanceof Error && error.name === 'ChunkLoadError';
      toast('error', isUnloaded ? i18n._(offline) : t`This did not work. Try again.`);
    }
  };
  return (
    <div>
      <Button variant="text" aria-describedby={id} onClick={() => void onClick()}>
        {t({
          message: `Remind me`,
          comment: 'Button: puts the due date into the calendar of the phone.',
        })}
      </Button>
      <span id={id} hidden>
        {day}
      </span>
      <p role="status">{done && said[done]}</p>
    </div>
  );
}

interface Due {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** Minor units. */
  readonly amount: string;
  readonly text: string;
}

/** Returns a function that sets the reminder, or saves a file for the calendar. */
function useRemind(): (due: Due) => Promise<'set' | 'saved'> {
  const { t } = useLingui();
  const { appName, appTitle } = useEnvironment();
  const { orderId = '' } = useCurrentOrder();
  const bridge = useBridge();
  return async ({ day, text }) => {
    // Two loans can have one due date and amount.
    const notes = [text, orderId].filter(Boolean).join(' · ');
    const title = t({
      message: `${appTitle}: open the app`,
      comment:
        "Title of an entry in the borrower's calendar. A lock screen shows it, so it names no debt and no amount.",
    });
    if (bridge.has('addReminder')) {
      const result = bridge.addReminder({ title, date: day, notes });
      if (!result.ok) throw result.error;
      return 'set';
    }
    const { dueDateFile } = await import(/* webpackChunkName: "keep" */ './dueDateFile');
    const { downloadFile } = await import(
      /* webpackChunkName: "keep" */ '@/platform/native/download'
    );
    const file = dueDateFile({
      day,
      title,
      description: notes,
      id: `${day}-${orderId}@${appName}`,
    });
    downloadFile(`${appName}-${day}.ics`, new Blob([file], { type: 'text/calendar' }));
    return 'saved';
  };
}

/** Whether a text is a date, and its day is not over in the lender's time zone. */
const isUpcoming = (day: string, timeZone: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(day) && !isDayOver(day, timeZone);
