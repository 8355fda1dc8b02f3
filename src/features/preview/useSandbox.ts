import { useToast } from '../../borrower/useToast';
import type { SandboxClient } from './sandboxClient';
import { textOf } from './textOf';
import { useReading } from './useReading';

/** What the sandbox is like now, and ways to change it; every change reads it anew. */
export function useSandbox(client: SandboxClient) {
  const toast = useToast();
  const reading = useReading(client.snapshot);
  const refresh = async () => {
    const problem = await reading.refresh();
    if (problem) toast('error', problem);
  };
  const change = async (work: (client: SandboxClient) => Promise<unknown>) => {
    try {
      await work(client);
    } catch (error) {
      toast('error', textOf(error));
    }
    await refresh();
  };
  return { snapshot: reading.data, problem: reading.problem, refresh, change };
}

export type Sandbox = ReturnType<typeof useSandbox>;
