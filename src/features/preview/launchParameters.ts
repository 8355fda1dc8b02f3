import type { LaunchName } from '../../session/launch';

/** Every launch parameter (docs/reference/launch.md#parameters), in its order; the type sees that none is missing. */
const hints = {
  deviceId: '',
  appVersion: '',
  userId: 'With sessionId, it makes a session.',
  sessionId: '',
  clientType: 'ios, android or h5',
  merchantNumber: 'Empty: the environment’s',
  mobilePhone: '',
  productId: '',
  orderId: '',
  language: '2 Spanish, 1 English; anything else Spanish',
  crp_phe: 'Header of the JSON client',
  dearest: 'Header of the JSON client',
  showy: 'Header of the JSON client',
  dearer: 'Header of the JSON client; empty: the product code',
  swift: 'Header of the form client',
  eyes: 'Header of the form client',
} as const satisfies Record<LaunchName, string>;

export const launchParameters = Object.entries(hints) as readonly [LaunchName, string][];
