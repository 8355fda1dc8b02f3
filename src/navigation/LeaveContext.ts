import { requiredContext } from '../environment/requiredContext';
import type { Leave } from './leave';

/** The only way out of the app. */
export const [LeaveProvider, useLeave] = requiredContext<Leave>('leave');
