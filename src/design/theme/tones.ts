import { contrast, difference, READABLE } from './contrast';

/**
 * What a state means to the borrower: it is well, something is under way, it needs them. The colours are the design's own
 * in every brand (docs/reference/look.md#tones).
 */
export type StateTone = 'good' | 'waiting' | 'wrong';

/** The grounds of each tone, the preferred one first. Any two grounds of different tones are told apart. */
export type ToneGrounds = Readonly<Record<StateTone, readonly [string, ...string[]]>>;

export const GROUNDS: ToneGrounds = {
  good: ['#14703d', '#a6e6bb', '#0a3b22', '#3fa66a'],
  waiting: ['#ffd166', '#7a4300', '#fff3cf', '#c28a12'],
  wrong: ['#b3201b', '#5f0b12', '#ffc4bd', '#ec6a5e'],
};

const INKS = ['#ffffff', '#10131a', '#000000'];

/** A ground this far from each stop of a gradient cannot be taken for the brand's. */
export const CLEAR = 0.1;

/** The grounds and their text colours. Where the gradient resembles a ground, the next one of its tone is used. */
export function tonesFor(gradient: readonly string[], grounds: ToneGrounds = GROUNDS) {
  const distance = (ground: string) =>
    Math.min(...gradient.map((stop) => difference(stop, ground)));
  const groundOf = (tone: StateTone): string => {
    const clear = grounds[tone].find((ground) => distance(ground) >= CLEAR);
    return clear ?? grounds[tone].reduce((best, it) => (distance(it) > distance(best) ? it : best));
  };
  const [good, waiting, wrong] = [groundOf('good'), groundOf('waiting'), groundOf('wrong')];
  return {
    good,
    onGood: inkOn(good),
    waiting,
    onWaiting: inkOn(waiting),
    wrong,
    onWrong: inkOn(wrong),
  };
}

/** On every colour black or white has a contrast of 4.58 at least. */
const inkOn = (ground: string): string =>
  INKS.find((ink) => contrast(ink, ground) >= READABLE) ?? '#000000';
