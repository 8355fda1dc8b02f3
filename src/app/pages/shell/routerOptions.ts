import type { ReactNode } from 'react';

/**
 * `v7_startTransition` is off, so React renders the next screen at once. In a transition a slow phone renders the next
 * screen in parts, between frames of the earlier screen.
 */
export const ROUTER_OPTIONS = { v7_startTransition: false, v7_relativeSplatPath: true } as const;

export interface RouterProps {
  readonly children: ReactNode;
  readonly future: typeof ROUTER_OPTIONS;
}
