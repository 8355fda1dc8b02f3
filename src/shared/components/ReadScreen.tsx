import { type Elements, type HeroKind, HeroSkeleton, type ScreenProps } from '@/design/ui';
import { BorrowerScreen } from './BorrowerScreen';
import { isAwaited, Read, type ReadProps, shownOf } from './Read';

export interface ReadScreenProps<Answer> extends ReadProps<Answer> {
  readonly title: string;
  /** At the end of the title's line. */
  readonly action?: Elements;
  /** The part on the gradient. One that is no function is shown in every state of the read; null: it is not known yet. */
  readonly hero?: Elements | ((answer: Answer) => Elements);
  /** What stands for the hero before the answer. */
  readonly heroKind?: HeroKind;
  readonly tone?: ScreenProps['tone'];
  /** The actions at the bottom edge. */
  readonly footer?: (answer: Answer) => Elements;
  /** Replaces the content where the address lacks a parameter. */
  readonly instead?: Elements;
  /** Shown above the content in every state of the read. */
  readonly above?: Elements;
  readonly hidesService?: boolean;
  /** Shown in every state of the read: a dialog or a floating button. */
  readonly beside?: Elements;
}

/** A screen with one read. */
export function ReadScreen<Answer>(props: ReadScreenProps<Answer>) {
  const {
    title,
    action,
    hero,
    heroKind = 'amount',
    tone,
    footer,
    instead,
    above,
    beside,
    hidesService,
    ...read
  } = props;
  const { query, isPaidOn } = read;
  if (instead) return <BorrowerScreen title={title}>{instead}</BorrowerScreen>;
  const answer = shownOf(query, isPaidOn);
  const isEmpty = isAwaited(query, isPaidOn);
  return (
    <BorrowerScreen
      title={title}
      action={action}
      hero={
        answer !== undefined && typeof hero === 'function'
          ? hero(answer)
          : heroBefore(hero, isEmpty && heroKind)
      }
      tone={tone}
      footer={answer !== undefined && footer?.(answer)}
      isBusy={query.isFetching}
      isFailed={!!query.error}
      hidesService={hidesService || isEmpty}
    >
      {above}
      <Read {...read} />
      {beside}
    </BorrowerScreen>
  );
}

/** The hero of a screen without an answer. */
function heroBefore<Answer>(
  hero: ReadScreenProps<Answer>['hero'],
  awaited: HeroKind | false,
): Elements {
  if (hero === undefined) return undefined;
  if (hero && typeof hero !== 'function') return hero;
  return awaited && <HeroSkeleton kind={awaited} />;
}
