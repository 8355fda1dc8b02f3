import { useLingui } from '@lingui/react/macro';
import { addDays, formatDate } from '@/design/format';
import { inLanguage, useEnvironment } from '@/platform/environment';
import { useIsolated, useLaunchLanguage } from '@/shared';
import { type ComplaintDetail, hasReply } from '../model';

/** Who else can help with a complaint, and from which day. */
export interface Escalation {
  readonly name: string;
  readonly words: string;
  /** Empty where the brand names none. */
  readonly url: string;
  readonly phone: string;
}

/**
 * Returns who else can help while the lender has not replied to a complaint; undefined where the brand names no
 * organisation. `sentAt`: the time of the complaint, as the lender writes it.
 */
export function useEscalation(complaint: ComplaintDetail, sentAt: string): Escalation | undefined {
  const { t } = useLingui();
  const environment = useEnvironment();
  const language = useLaunchLanguage();
  const isolated = useIsolated();
  const { escalation, timeZone } = environment;
  if (!escalation || hasReply(complaint)) return undefined;
  const { days, url, phone } = escalation;
  const name = inLanguage(escalation.name, language, environment);
  const from = addDays(formatDate(sentAt, timeZone), days);
  const day = from && isolated(from);
  const words = day
    ? t({
        message: `If you have no reply by ${day}, you can turn to ${name} from that day.`,
        comment: 'The placeholders: a day, and an organisation that helps with complaints.',
      })
    : t({
        message: `If you have no reply ${days} days after you sent it, you can turn to ${name}.`,
        comment: 'It: the complaint. The name is an organisation that helps with complaints.',
      });
  return { name, words, url, phone };
}
