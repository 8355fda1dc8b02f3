import type { ComponentType } from 'react';
import type { FeatureSwitch } from '../environment/environment';
import type { CatalogueArea } from '../i18n/i18n';
import type { RouteName } from './routes';

/** A screen as its feature offers it to the app. */
export interface FeatureRoute {
  readonly names: readonly RouteName[];
  /** Where the screen stands if the route table does not know it, as no production bundle may. */
  readonly path?: string;
  /** The screen is there only where the environment switches this on. */
  readonly feature?: FeatureSwitch;
  readonly load: () => Promise<{ readonly default: ComponentType }>;
  /** Whose texts the screen speaks. */
  readonly texts: CatalogueArea;
  /** It calls the server for a borrower: without a session the error screen stands in its place. */
  readonly needsSession: boolean;
  /** The environment's key that can fix the screen's language, whatever the launch says (contract, section 2). */
  readonly fixedLanguage?: 'cardRepaymentLanguage';
}
