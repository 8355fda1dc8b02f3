import { useEffect, useState } from 'react';
import { useEnvironment } from '../../environment/EnvironmentContext';
import { useLeave } from '../../navigation/leave';
import { type Choices, keepChoices, PREVIEW_PATH, readChoices } from './choices';
import { loadEnvironment } from './chosenEnvironment';
import { launchAddress, type ListedPage, proposedParameters } from './pages';
import type { BorrowerCard, PreviewPorts, SandboxClient } from './sandboxClient';

/** They say how the app is tried, not who tries it: another borrower keeps them. */
const MANNERS = ['language', 'clientType'];

/** Everything that is chosen before a page is opened, and the opening. */
export function useLaunchPad({ fetch }: PreviewPorts, sandbox: SandboxClient) {
  const leave = useLeave();
  const environment = useEnvironment();
  const [choices, setChoices] = useState(readChoices);
  const [problem, setProblem] = useState('');
  const [borrowers, setBorrowers] = useState<readonly BorrowerCard[]>([]);
  const fail = (error: unknown) => {
    setProblem(error instanceof Error ? error.message : String(error));
  };
  useEffect(() => {
    sandbox.borrowers().then(setBorrowers, fail);
  }, [sandbox]);
  const borrower = borrowers.find(({ name }) => name === choices.borrower) ?? borrowers[0];
  const launch: Record<string, string> = { ...borrower?.launch, ...choices.edits };

  const pageParameters: Record<string, string> = {
    ...proposedParameters(launch),
    ...choices.pageParameters,
  };

  const choose = (more: Partial<Choices>) => {
    const next = { ...readChoices(), ...more };
    setChoices(next);
    keepChoices(next);
  };

  return {
    choices,
    choose,
    problem,
    borrowers,
    borrower,
    launch,
    pageParameters,
    chooseBorrower: (name: string) => {
      const kept = Object.entries(choices.edits).filter(([key]) => MANNERS.includes(key));
      choose({ borrower: name, edits: Object.fromEntries(kept) });
    },
    edit: (name: string, value: string) => {
      choose({ edits: { ...choices.edits, [name]: value } });
    },
    /** An empty name leaves the environment as the server has it. The page starts anew with it. */
    chooseEnvironment: async (name: string) => {
      try {
        const environment = name ? await loadEnvironment(name, fetch) : undefined;
        choose({ environment });
        leave(PREVIEW_PATH, { replaces: true });
      } catch (error) {
        fail(error);
      }
    },
    /** As the native app would: a whole new page. */
    open: async (page: ListedPage) => {
      // The lender's own texts and amounts; without a sandbox the page opens all the same.
      await sandbox.brand(environment).catch(() => undefined);
      if (borrower)
        await sandbox.speak(borrower.name, launch.language ?? '').catch(() => undefined);
      leave(launchAddress(page, launch, pageParameters));
    },
  };
}

export type LaunchPad = ReturnType<typeof useLaunchPad>;
