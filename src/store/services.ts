import type { I18n } from '@lingui/core';
import type { ApiPorts } from '../api/baseQuery';
import type { ProgressFetch } from '../api/progressFetch';
import type { Environment } from '../environment/environment';
import { createI18n } from '../i18n/i18n';
import { languageOf } from '../i18n/language';
import { createLibrary, type Library } from '../legal/library';
import type { SendingLocks } from '../money/ledger/sendingLocks';
import type { NativeBridge } from '../native/bridge';
import { createLeave, type Leave, type PageExit } from '../navigation/leave';
import type { Reporter } from '../reports/report';
import type { OpenedSession } from '../session/launch/openSession';
import type { OwnedStorage } from '../storage/ownedStorage';

/** What the app needs of the world around it. Made once, in the composition root or by a test. */
export interface Capabilities {
  readonly environment: Environment;
  readonly session: OpenedSession;
  readonly fetch: typeof fetch;
  readonly progressFetch: ProgressFetch;
  readonly bridge: NativeBridge;
  readonly pageExit: PageExit;
  /** One tab at a time sends what moves money. */
  readonly sendingLocks: SendingLocks;
  /** Hears what may be reported; without one, nothing is. */
  readonly reporter?: Reporter | undefined;
  /** The one way to keep something over a reload. */
  readonly storage: OwnedStorage;
}

/** The capabilities with what is built on them. */
export interface Services extends Capabilities {
  readonly i18n: I18n;
  readonly leave: Leave;
  readonly library: Library;
}

/** What the store lends to its thunks, its listeners and the base query. */
export interface Extra extends Services, ApiPorts {}

export function createServices(capabilities: Capabilities): Services {
  const { environment, session, pageExit } = capabilities;
  return {
    ...capabilities,
    i18n: createI18n(languageOf(session.launch.language, environment)),
    leave: createLeave(pageExit, environment),
    library: createLibrary(capabilities.fetch),
  };
}
