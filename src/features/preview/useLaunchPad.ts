import { useEffect, useState } from 'react';
import { useEnvironment } from '@/platform/environment';
import { useLeave } from '@/platform/navigation';
import { type Choices, PREVIEW_PATH, storeChoices, storedChoices } from './choices';
import { loadEnvironment } from './chosenEnvironment';
import { launchAddress, type ListedPage, proposedParameters } from './pages';
import type { BorrowerCard, PreviewPorts, SandboxClient } from './sandboxClient';
import { visitorOf } from './visitor';

/** Parameters that describe the device and not the borrower: they stay when another borrower is chosen. */
const MANNERS = ['language', 'clientType'];

/** The stored choices of this tab, and the function that changes some of them. */
function useChoices() {
  const [choices, setChoices] = useState(storedChoices);
  const choose = (more: Partial<Choices>) => {
    const next = { ...storedChoices(), ...more };
    setChoices(next);
    storeChoices(next);
  };
  return { choices, choose };
}

/** The launch of a borrower and the proposed parameters of the pages, both with the developer's edits. */
function launchOf(borrower: BorrowerCard | undefined, { edits, pageParameters }: Choices) {
  const launch: Record<string, string> = { ...borrower?.launch, ...edits };
  const proposed = proposedParameters({ ...launch, ...borrower?.figures });
  const own: Record<string, string> = { ...proposed, ...pageParameters };
  return { launch, pageParameters: own };
}

/** The choices made before a page is opened, and the function that opens it. */
export function useLaunchPad({ fetch }: PreviewPorts, sandbox: SandboxClient) {
  const leave = useLeave();
  const environment = useEnvironment();
  const { choices, choose } = useChoices();
  const [problem, setProblem] = useState('');
  const [borrowers, setBorrowers] = useState<readonly BorrowerCard[]>([]);
  const fail = (error: unknown) => {
    setProblem(error instanceof Error ? error.message : String(error));
  };
  useEffect(() => {
    // The brand comes first: the lender gives its borrowers the brand's merchant number and telephones.
    void sandbox
      .brand(environment)
      .catch(() => undefined)
      .then(() => sandbox.borrowers())
      .then(setBorrowers, fail);
  }, [sandbox, environment]);
  const borrower = borrowers.find(({ name }) => name === choices.borrower) ?? borrowers[0];
  const visitorFor = (page: ListedPage) => visitorOf(page, borrower, borrowers, choices);
  /** Loads a whole new page, as the native app does. */
  const open = async (page: ListedPage) => {
    const visitor = visitorFor(page);
    const { launch, pageParameters } = launchOf(visitor, choices);
    // Sets the lender's texts and amounts. Without a sandbox the page opens as well.
    await sandbox.brand(environment).catch(() => undefined);
    if (visitor) await sandbox.speak(visitor.name, launch.language ?? '').catch(() => undefined);
    leave(launchAddress(page, launch, pageParameters));
  };

  return {
    choices,
    choose,
    problem,
    borrowers,
    borrower,
    ...launchOf(borrower, choices),
    /** The name of the page's borrower where it is not the chosen one. */
    otherVisitor: (page: ListedPage): string | undefined => {
      const visitor = visitorFor(page);
      return visitor === borrower ? undefined : visitor?.name;
    },
    chooseBorrower: (name: string) => {
      const manners = Object.entries(choices.edits).filter(([key]) => MANNERS.includes(key));
      // Amounts and numbers that were typed belong to the earlier borrower.
      choose({ borrower: name, edits: Object.fromEntries(manners), pageParameters: {} });
    },
    edit: (name: string, value: string) => {
      choose({ edits: { ...choices.edits, [name]: value } });
    },
    /** An empty name means the server's own environment. The page reloads with the choice. */
    chooseEnvironment: async (name: string) => {
      try {
        const environment = name ? await loadEnvironment(name, fetch) : undefined;
        choose({ environment });
        leave(PREVIEW_PATH, { replaces: true });
      } catch (error) {
        fail(error);
      }
    },
    open,
  };
}

export type LaunchPad = ReturnType<typeof useLaunchPad>;
