import { useToast } from '../../screen/useToast';
import type { SandboxClient } from './sandboxClient';
import { textOf } from './textOf';
import { useReading } from './useReading';

/** What the sandbox is like now, and ways to change it; every change reads it anew. */
export function useSandbox(client: SandboxClient) {
  const toast = useToast();
  const { data, problem, refresh } = useReading(client.snapshot);
  return {
    snapshot: data,
    problem,
    refresh,
    change: async (work: (client: SandboxClient) => Promise<unknown>) => {
      try {
        await work(client);
      } catch (error) {
        toast('error', textOf(error));
      }
      await refresh();
    },
  };
}

export type Sandbox = ReturnType<typeof useSandbox>;
