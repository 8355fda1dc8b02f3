import { type AliasName, aliasNamed } from '../../api/aliases';
import { buildRequest } from '../../api/request';
import type { Environment } from '../../environment/environment';
import type { AdoptingFetch } from '../../head/adoptFirst';
import { sendFirst } from '../../head/firstAnswer';
import { wantsAnotherTab } from '../../navigation/ScreenLink';
import { argumentOf, placeOf } from '../../navigation/screens/firstRead';
import { screenAt } from '../../navigation/screens/rows';
import { requestContextOf } from '../../session/commonParameters';
import { hasSession, type Launch, parametersOf } from '../../session/launch';

export interface ReadAheadOptions {
  readonly launch: Launch;
  readonly environment: Environment;
  readonly send: typeof fetch;
  readonly adopting: Pick<AdoptingFetch, 'expect'>;
}

/**
 * Sends what a screen reads first as soon as a finger is on the way to it: a tap takes some 80 ms more. What makes
 * something at the server leaves with the tap itself, before the app has drawn the screen that asks for it.
 */
export function readAhead(
  page: Document,
  { launch, environment, send, adopting }: ReadAheadOptions,
): void {
  if (!hasSession(launch)) return;
  const context = requestContextOf(launch, environment);
  const sendFor = (target: EventTarget | null, isTap: boolean) => {
    const [path = '', query = ''] = wayOf(target)?.split('?') ?? [];
    const asks = screenAt(path)?.row.asks;
    if (!asks || isTap !== leavesWithTap(asks.alias)) return;
    const parameters = argumentOf(asks, placeOf(parametersOf(query), launch));
    if (!parameters) return;
    const question = { ...buildRequest(asks.alias, parameters, context), parameters };
    adopting.expect(question, () => sendFirst(question, send));
  };
  page.addEventListener('pointerdown', ({ target, isPrimary, button }) => {
    if (isPrimary && button === 0) sendFor(target, false);
  });
  // Before the control hears of it: what it does then keeps the processor busy.
  const onTap = (event: MouseEvent) => {
    if (!wantsAnotherTab(event)) sendFor(event.target, true);
  };
  page.addEventListener('click', onTap, true);
}

/** A finger that only lands, or slides away, is to make nothing. */
const leavesWithTap = (alias: AliasName) => aliasNamed(alias).makesSomething ?? false;

/** The address in the app that a touched element leads to. */
function wayOf(target: EventTarget | null): string | undefined {
  const control = target instanceof Element ? target.closest('a[href^="/"], [data-way]') : null;
  if (!control || control.matches('[aria-disabled], :disabled')) return undefined;
  return control.getAttribute('href') ?? control.getAttribute('data-way') ?? undefined;
}
