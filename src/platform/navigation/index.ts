/** The rows of the screens, addresses of routes, the address gate, and leaving the app. */
export { checkAddress, isElsewhere, serverImage } from './addressGate';
export type { Contact } from './contactAddress';
export { createLeave, type Leave, LeaveProvider, type PageExit, useLeave } from './leave';
export { parseAmount, type GetParameter, REQUEST, type RequestType } from './parameters';
export { type ParametersOf, pathTo, type RouteName, routes } from './routes';
export { argumentOf, isBelowMin, parameterGetter } from './screens/firstRead';
export type { FirstRead, LoadScreen, LoadsOf, OfferedScreen, ScreenRow } from './screens/row';
export {
  type complaintRows,
  type loanRows,
  type repaymentRows,
  type Rows,
  rows,
  type ScreenName,
  screenNames,
  spokenOn,
  supportRows,
  textChunksOf,
} from './screens/rows';
export { plainPath, PROMOTION_PATH, type SitePage, sitePaths, siteRows } from './screens/site';
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
