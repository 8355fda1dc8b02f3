import { requiredContext } from '../environment/requiredContext';
import type { NativeBridge } from './bridge';

export const [BridgeProvider, useBridge] = requiredContext<NativeBridge>('bridge');
