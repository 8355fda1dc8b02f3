import type { Family } from './calls';
import type { Reason, ReasonName } from './reasons';
import { reasons } from './reasons';
import type { Language } from './texts';
import { translate } from './texts';

/** An error that a check throws to refuse a call. `refused` (`./envelope`) makes an answer of the error. */
export class Refusal extends Error {
  readonly status: number;
  readonly isOfSession: boolean;
  readonly #reason: Reason;
  readonly #what: string;

  constructor(reason: ReasonName, what = '') {
    super(`${reason} ${what}`.trim());
    this.name = 'Refusal';
    this.#reason = reasons[reason];
    this.#what = what;
    this.isOfSession = reason === 'session';
    this.status = this.#reason.status ?? 200;
  }

  code(family: Family): string {
    const own = this.#reason[family === 'template' ? 'promotion' : family];
    return own ?? String(this.status === 200 ? 9999 : this.status);
  }

  /** The message for the borrower. */
  wordsIn(language: Language): string {
    return translate(language, this.#reason.words, { what: this.#what });
  }
}
