import type { Finding } from './run';

const SIGNS = {
  answered: 'ok',
  refused: 'refused',
  broken: 'BROKEN',
  notAsked: '-',
  perhapsMissing: 'MISSING?',
} as const;

/** Whether the server meets the contract: no finding is broken, and at least one call was answered. */
export const isMet = (findings: readonly Finding[]): boolean =>
  findings.every(({ verdict }) => verdict !== 'broken') &&
  findings.some(({ verdict }) => verdict === 'answered');

export function reportText(findings: readonly Finding[]): string {
  const lines = findings.flatMap(({ call, verdict, status, ms, issues, note }) => {
    const facts = [
      status === undefined ? '' : String(status),
      ms === undefined ? '' : `${ms} ms`,
      note ?? '',
    ];
    const head = [SIGNS[verdict].padEnd(8), call.padEnd(20), facts.filter(Boolean).join(', ')];
    return [head.join(' ').trimEnd(), ...issues.map((issue) => `           ${issue}`)];
  });
  const count = (verdict: Finding['verdict']) =>
    findings.filter((it) => it.verdict === verdict).length;
  const missing = count('perhapsMissing');
  const numbers = `${count('answered')} answered as expected, ${count('refused')} refused, ${count('broken')} broken${missing > 0 ? `, ${missing} perhaps missing` : ''}`;
  const end = isMet(findings) ? 'The contract is kept' : 'The contract is NOT kept';
  return [...lines, '', `${end}: ${numbers}.`].join('\n');
}
