import type { Alias } from './calls';
import type { Fault, SpoilingFault } from './faults';

/** A fault that is set, and the number of calls that it still affects. */
export interface ActiveFault {
  readonly id: number;
  /** `*` means every call. */
  readonly alias: Alias | '*';
  readonly fault: Fault;
  left: number;
  toSkip: number;
  /** Settles when the fault is cleared. */
  readonly lifted: Promise<void>;
  /** Releases the answers that the fault holds. */
  readonly lift: () => void;
}

export interface Strike {
  /** Waits for the delays before the action, or after it. */
  readonly waitBefore: () => Promise<unknown>;
  readonly waitAfter: () => Promise<unknown>;
  readonly spoiling: SpoilingFault | undefined;
}

/** The faults that are set. Each call takes the faults that match it. */
export class FaultRegistry {
  #faults: ActiveFault[] = [];
  #lastId = 0;

  set(alias: Alias | '*', fault: Fault): ActiveFault {
    const { times = Infinity, skip = 0 } = fault;
    const active = { id: ++this.#lastId, alias, fault, left: times, toSkip: skip, ...gate() };
    this.#faults.push(active);
    return active;
  }

  clear(alias?: string): void {
    const isOther = (active: ActiveFault) => alias !== undefined && active.alias !== alias;
    const gone = this.#faults.filter((active) => !isOther(active));
    this.#faults = this.#faults.filter(isOther);
    for (const { lift } of gone) lift();
  }

  list(): readonly ActiveFault[] {
    return this.#faults;
  }

  /** Takes the faults for this call: all delays and holds, and the first fault of another kind. */
  strike(alias: Alias, borrower: string | undefined): Strike {
    const meeting = this.#faults
      .filter((active) => active.alias === alias || active.alias === '*')
      .filter(({ fault }) => fault.borrower === undefined || fault.borrower === borrower);
    const slow: ActiveFault[] = [];
    let spoiling: SpoilingFault | undefined;
    for (const active of meeting) {
      const { fault } = active;
      if (takesTime(fault)) {
        if (use(active)) slow.push(active);
      } else if (!spoiling && use(active)) spoiling = fault;
    }
    // A `hold` fault stays until it is cleared.
    this.#faults = this.#faults.filter(({ left, fault }) => left > 0 || fault.kind === 'hold');
    return {
      waitBefore: () => passing(slow.filter(({ fault }) => !fault.carriedOut)),
      waitAfter: () => passing(slow.filter(({ fault }) => fault.carriedOut)),
      spoiling,
    };
  }
}

function takesTime(fault: Fault): fault is Exclude<Fault, SpoilingFault> {
  return fault.kind === 'delay' || fault.kind === 'hold';
}

/** Waits for each delay in turn, then for the release of each held answer. */
function passing(slow: readonly ActiveFault[]): Promise<unknown> {
  const delayMs = slow.reduce((sum, { fault }) => sum + (fault.kind === 'delay' ? fault.ms : 0), 0);
  const releases = slow.filter(({ fault }) => fault.kind === 'hold').map(({ lifted }) => lifted);
  const delayed = delayMs > 0 && new Promise((resolve) => setTimeout(resolve, delayMs));
  return Promise.all([delayed, ...releases]);
}

function gate(): Pick<ActiveFault, 'lifted' | 'lift'> {
  let lift = (): void => undefined;
  const lifted = new Promise<void>((resolve) => {
    lift = resolve;
  });
  return { lifted, lift };
}

/** Counts the call against the fault. Returns whether the fault affects the call. */
function use(active: ActiveFault): boolean {
  if (active.left === 0) return false;
  if (active.toSkip > 0) {
    active.toSkip -= 1;
    return false;
  }
  active.left -= 1;
  return true;
}
