import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { isDayOver } from '../../../design/format';
import { Button, VisuallyHidden } from '../../../design/ui';
import { keepsDownloads, useBridge } from '../../../platform/native';
import { offline } from '../../feedback/failureText';
import { useToast } from '../../feedback/toasts';
import { useEnvironment } from '../../hooks/environment';
import { useDates, useMoney } from '../../hooks/useFormats';

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
    } catch {
      toast('error', i18n._(offline));
    }
  };
  return (
    <div>
      <Button variant="text" onClick={() => void onClick()}>
        <span>
          {t({
            message: `Remind me`,
            comment: 'Button: puts the due date into the calendar of the phone.',
          })}
        </span>
        <VisuallyHidden>{` ${day}`}</VisuallyHidden>
      </Button>
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
  const money = useMoney();
  const bridge = useBridge();
  return async ({ day, amount, text }) => {
    const shown = money(amount);
    const title = t({
      message: `Pay ${shown} to ${appTitle}`,
      comment:
        "Title of an entry in the borrower's calendar. The placeholders are the amount and the lender's name.",
    });
    if (bridge.has('addReminder')) {
      const { ok } = bridge.addReminder({ title, date: day, notes: text });
      if (ok) return 'set';
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
    return 'saved';
  };
}

/** Whether a text is a date, and its day is not over in the lender's time zone. */
const isUpcoming = (day: string, timeZone: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(day) && !isDayOver(day, timeZone);
