import { createContext, useContext } from 'react';
import type { Leave } from './leave';

const LeaveContext = createContext<Leave | null>(null);

export const LeaveProvider = LeaveContext.Provider;

/** The only way out of the app. */
export function useLeave(): Leave {
  const leave = useContext(LeaveContext);
  if (!leave) throw new Error('useLeave outside of LeaveProvider');
  return leave;
}
