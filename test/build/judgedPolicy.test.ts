import { CspEvaluator } from 'csp_evaluator';
import { Severity } from 'csp_evaluator/dist/finding';
import { CspParser } from 'csp_evaluator/dist/parser';
import { contentSecurityPolicy, withPolicy } from '../../scripts/build/policy';
import { testEnvironment } from '../support/environment';

/** Findings of a maintained policy evaluator, without those that may be harmless. */
const troublesOf = (policy: string) =>
  new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => severity < Severity.HIGH_MAYBE)
    .map(({ directive, description }) => `${directive}: ${description}`);

const policy = contentSecurityPolicy({
  environment: testEnvironment({ reportUrl: 'https://reports.example/h5' }),
  scripts: ['start()'],
  styles: ['a{}'],
});

it('the evaluator finds no fault in the policy of the headers', () => {
  expect(troublesOf(policy)).toEqual([]);
});

it('the evaluator finds no fault in the policy of each page', () => {
  const [, ofPage = ''] =
    /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(
      withPolicy('<meta charset="utf-8">', policy),
    ) ?? [];
  expect(ofPage).not.toBe('');
  expect(troublesOf(ofPage)).toEqual([]);
});

it('the evaluator finds a fault in scripts from any source', () => {
  expect(troublesOf(policy.replace("script-src 'self'", 'script-src *'))).not.toEqual([]);
});
