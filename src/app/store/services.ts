import type { I18n } from '@lingui/core';
import { createI18n } from '@/design/i18n';
import { createLibrary, type Library } from '@/design/legal';
import type { LedgerStore, SendingLocks } from '@/domain/money';
import type { ApiPorts, ProgressFetch } from '@/platform/api';
import { type Environment, languageOf } from '@/platform/environment';
import type { NativeBridge } from '@/platform/native';
import { createLeave, type Leave, type PageExit } from '@/platform/navigation';
import type { Reporter } from '@/platform/reports';
import type { Launch } from '@/platform/session';
import type { DurableStorage, OwnedStorage } from '@/platform/storage';

/** The app's access to the browser, the network and the native app. The composition root or a test makes it once. */
export interface Capabilities {
  readonly environment: Environment;
  /** The launch at the start. The store has the current launch. */
  readonly launch: Launch;
  /** When the document was opened, by the device's clock, in ms. */
  readonly openedAt: number;
  readonly fetch: typeof fetch;
  /** Default: the complaint feature's, made of `XMLHttpRequest`. */
  readonly progressFetch?: ProgressFetch;
  readonly bridge: NativeBridge;
  readonly pageExit: PageExit;
  /** Only one tab at a time sends a money write. */
  readonly sendingLocks: SendingLocks;
  /** Without a reporter nothing is reported. */
  readonly reporter?: Reporter | undefined;
  readonly storage: OwnedStorage;
  readonly durable: DurableStorage;
}

/** The capabilities and the services made of them. Without the launch: services outlive the session. */
export interface Services extends Omit<Capabilities, 'launch'> {
  readonly i18n: I18n;
  readonly leave: Leave;
  readonly library: Library;
}

/** The `extra` argument of thunks, listeners and the base query. */
export interface Extra extends Services, ApiPorts {
  readonly ledger: LedgerStore;
}

export function createServices(capabilities: Capabilities): Services {
  const { launch, ...others } = capabilities;
  const { environment, pageExit } = others;
  return {
    ...others,
    i18n: createI18n(languageOf(launch.language, environment)),
    leave: createLeave(pageExit, environment),
    library: createLibrary(others.fetch),
  };
}
