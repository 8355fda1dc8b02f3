import { createContext, type ReactNode, use } from 'react';
import type { AliasName, WireOf } from '@/contract';
import { NEAR_DAYS } from '@/design/format';
import type { StateTone } from '@/design/theme';
import { type Elements, type HeroKind, HeroSkeleton, Skeleton, SkeletonCard } from '@/design/ui';
import { type ParametersOf, pathTo, type RouteName } from '@/platform/navigation';
import { BorrowerScreen } from '../components/BorrowerScreen';
import { useDayWords } from '../components/money/useDay';
import { type Conditions, type Format, MARK } from './slots';

export { type Conditions, type EarlyPicture, NOTHING } from './slots';

/**
 * What a screen's declaration of its early picture is made of (docs/reference/build.md#early-pictures). The build draws a declaration;
 * no bundle contains it. A value is drawn as a mark, which the build replaces by a slot.
 */

/** The dotted paths within an answer. `0` is the first item of a list, `*` each one. Of a list within a list the build draws two items, too. */
export type PathIn<Node> = Node extends readonly (infer Item)[]
  ? ItemIndex | '*' | `${ItemIndex | '*'}.${PathIn<Item>}`
  : Node extends object
    ? { [Name in keyof Node & string]: Name | `${Name}.${PathIn<Node[Name]>}` }[keyof Node & string]
    : never;

/** The items of a list that the build draws. */
type ItemIndex = '0' | '1';
const DRAWN: readonly ItemIndex[] = ['0', '1'];

const mark = (name: string, or = '') => MARK.begin + name + (or && MARK.or + or) + MARK.end;

/**
 * A parameter of the address, or the launch's product, order or telephone. Without a value that ends in `!` only React can
 * show the screen.
 */
export const fromAddress = (name: string, format?: Format): string =>
  mark(['?' + name, format].filter(Boolean).join(' '));

/** The values of a call's answer. */
export function valuesOf<Alias extends AliasName>() {
  type Path = PathIn<WireOf<Alias>>;
  return {
    /** Without a value that ends in `!` only React can show the answer. `or` is shown in place of an empty value. */
    value: (path: Path | `${Path}!`, format?: Format, or?: string): string =>
      mark([path, format].filter(Boolean).join(' '), or),
    /**
     * The word for a value: a text by the value's text, or two where the value at `count` decides between one and many. A value
     * without a word needs React.
     */
    word: (path: Path, words: Readonly<Record<string, readonly string[]>>, count: Path): string =>
      mark(path, JSON.stringify({ count, words })),
    /** The items of a list. The build draws two of them and keeps the second. `index` names the item in the path of a list within it. */
    list: <Item,>(path: Path, draw: (at: ItemValue, index: ItemIndex) => Item): Item[] =>
      DRAWN.map((index) =>
        draw(
          (field, format, or) =>
            mark([`${path}.${index}.${field}`, format].filter(Boolean).join(' '), or),
          index,
        ),
      ),
    /** A field of the list's item whose `key` is the address's parameter. Without that item only React can show the answer. */
    found: (path: Path, key: string, parameter: string, field: string): string =>
      mark(`${path}.${key}?${parameter}.${field}!`),
    /** A part that leaves where its conditions are not met; without conditions, where all values within are empty. */
    Part: ({ children, ...conditions }: Conditions<Path> & { readonly children: ReactNode }) => (
      <span data-part={JSON.stringify(conditions)}>{children}</span>
    ),
  };
}

type ItemValue = (field: string, format?: Format, or?: string) => string;

/** The words for the days near today, for a value with the format `day`. */
export function useDays(): string {
  const wordsFor = useDayWords();
  const days = Array.from({ length: 2 * NEAR_DAYS + 1 }, (_, at) => at - NEAR_DAYS);
  return JSON.stringify(Object.fromEntries(days.map((day) => [String(day), wordsFor(day)])));
}

/** The address of a screen with values, for a link. */
export const linkTo = <Name extends RouteName>(
  name: Name,
  own: Omit<ParametersOf<Name>, 'productId' | 'orderId'>,
): string =>
  pathTo(name, {
    productId: fromAddress('productId'),
    orderId: fromAddress('orderId'),
    ...own,
  } as ParametersOf<Name>);

/** The state of the picture that is drawn: before the first answer, or with it. */
export const PictureState = createContext<'waiting' | 'answered'>('answered');

export interface EarlyScreenProps {
  readonly title: string;
  readonly action?: Elements;
  readonly hero?: Elements;
  /** What stands for the hero before the answer. */
  readonly heroKind?: HeroKind;
  readonly tone?: StateTone | undefined;
  /** Shown before the answer, too: it needs no value of the answer. */
  readonly isHeroKnown?: boolean;
  readonly footer?: Elements;
  /** Shown above the content, before the answer, too. */
  readonly above?: Elements;
  /** The skeleton before the answer, as the screen's `Read` has it. */
  readonly lines: number;
  readonly lineHeight?: string;
  readonly children?: Elements;
}

/** The frame of a picture, in the forms of `ReadScreen`: skeletons before the answer, then the parts. */
export function EarlyScreen(props: EarlyScreenProps) {
  const { title, action, hero, heroKind = 'amount', tone, isHeroKnown, footer } = props;
  const { above, lines, lineHeight, children } = props;
  const isWaiting = use(PictureState) === 'waiting';
  const waiting = lineHeight ? (
    <Skeleton lines={lines} height={lineHeight} />
  ) : (
    <SkeletonCard lines={lines} />
  );
  return (
    <BorrowerScreen
      title={title}
      action={action}
      tone={isWaiting ? undefined : tone}
      hero={isWaiting && hero && !isHeroKnown ? <HeroSkeleton kind={heroKind} /> : hero}
      footer={!isWaiting && footer}
      isBusy={isWaiting}
      hidesService
    >
      {above}
      {isWaiting ? waiting : children}
    </BorrowerScreen>
  );
}

/** A control that moves money, confirms, submits or signs: a tap before React is not kept, and the control says so. */
export const OwnTap = ({ children }: { readonly children: ReactNode }) => (
  <span data-own-tap>{children}</span>
);
