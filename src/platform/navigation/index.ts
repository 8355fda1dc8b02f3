/** The rows of the screens, addresses of routes, the address gate, and leaving the app. */
export { checkAddress } from './addressGate';
export type { Contact } from './contactAddress';
export { serverImage } from './imageAddress';
export { createLeave, type Leave, LeaveProvider, type PageExit, useLeave } from './leave';
export { readAmount, type ReadParameter, REQUEST, type RequestType } from './parameters';
export { type ParametersOf, pathTo, type RouteName, routes } from './routes';
export type { complaintRows } from './screens/complaint';
export { argumentOf, isBelowMin, readParametersOf } from './screens/firstRead';
export type { loanRows } from './screens/loan';
export type { repaymentRows } from './screens/repayment';
export type { FirstRead, LoadScreen, LoadsOf, OfferedScreen, ScreenRow } from './screens/row';
export {
  type Rows,
  rows,
  type ScreenName,
  screenNames,
  spokenOn,
  textChunksOf,
} from './screens/rows';
export { plainPath, PROMOTION_PATH, type SitePage, sitePaths, siteRows } from './screens/site';
export { supportRows } from './screens/support';
export {
  type LinkProps,
  useAddressQuery,
  useAddressTo,
  useCurrentOrder,
  useFirstArgument,
  useGo,
  useLinkProps,
} from './useGo';
export { chatAddress, mailAddress, telAddress, telNumber } from './writtenContact';
