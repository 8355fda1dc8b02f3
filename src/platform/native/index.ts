/** The bridge to the native app around the page. */
export {
  BridgeProvider,
  createWebViewBridge,
  handlerNames,
  type NativeBridge,
  type NativeResult,
  type NativeGlobals,
  type NativePage,
  useBridge,
} from './bridge';
export { bytesOf } from './bytes';
export { encodeCanvas, imageOf, NoCanvas } from './canvas';
export { downloadFile, keepsDownloads } from './download';
