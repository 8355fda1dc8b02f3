import type { Environment } from '../../src/environment/environment';
import type { RenderedScreen } from '../../src/prerender/index';
import { putSlots } from './frameSlots';
import { linesOf, shownPart } from './frameText';
import type { Renderer } from './renderer';

/** A change to a frame that follows from what was found out. */
export type Finding = (frame: HTMLElement) => void;

/** A screen and its frame side by side, to see what each of them makes of some data. */
export interface Study {
  readonly rendered: RenderedScreen;
  /** With all that was found out so far. */
  readonly frame: HTMLElement;
  readonly findings: Finding[];
  readonly find: (finding: Finding) => void;
  readonly screenWith: (data: unknown) => Promise<string>;
  /** Whether the frame, with a change that is being tried, shows what the screen shows. */
  readonly shows: (late: string, data: unknown, change?: Finding) => boolean;
  /** The same, or it leaves this data to the app. */
  readonly mayStand: (late: string, data: unknown, change?: Finding) => boolean;
}

/** One language tells the structure of all. */
const LANGUAGE = 'es';

export function studyOf(
  rendered: RenderedScreen,
  renderer: Renderer,
  environment: Environment,
): Study {
  const { screen, sample, frames } = rendered;
  const { notes = {} } = screen;
  const { search } = sample;
  const formats = renderer.formatsOf(environment, LANGUAGE);
  const read = renderer.parametersOf(search);
  const frame = shownPart(frames[LANGUAGE].answered, notes);
  putSlots(frame, sample, formats, notes.most);
  const findings: Finding[] = [];
  const frameWith = (data: unknown, change?: Finding) => {
    const copy = frame.cloneNode(true) as HTMLElement;
    change?.(copy);
    return renderer.fillFrame(copy, { data, read }, formats) ? linesOf(copy).join('\n') : undefined;
  };
  return {
    rendered,
    frame,
    findings,
    find(finding) {
      finding(frame);
      findings.push(finding);
    },
    async screenWith(data) {
      const showing = { search, language: LANGUAGE, data } as const;
      const { answered } = await renderer.show(screen, showing, environment);
      return linesOf(shownPart(answered, notes)).join('\n');
    },
    shows: (late, data, change) => frameWith(data, change) === late,
    mayStand: (late, data, change) => (frameWith(data, change) ?? late) === late,
  };
}

/** Data with another value at a path. */
export function changed(data: unknown, path: string, value: unknown): unknown {
  const copy = structuredClone(data);
  // The only item of a list that is picked from.
  const steps = path.split('.').map((step) => (step.includes('?') ? '0' : step));
  const last = steps.pop() ?? '';
  const holder = steps.reduce<unknown>((it, step) => (it as Record<string, unknown>)[step], copy);
  Object.assign(holder as object, { [last]: value });
  return copy;
}
