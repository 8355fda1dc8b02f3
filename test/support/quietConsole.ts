import { format } from 'node:util';

const METHODS = ['debug', 'info', 'log', 'warn', 'error'] as const;

/** What the code printed, in order. */
const printed: string[] = [];

/** A test that prints fails. One that expects output replaces the method: `jest.spyOn(console, 'error')`. */
export function failOnOutput(): void {
  for (const method of METHODS) {
    console[method] = (...words: unknown[]) => {
      printed.push(`${method}: ${format(...words)}`);
    };
  }
  afterEach(() => {
    expect(printed.splice(0)).toEqual([]);
  });
  // What is printed between two tests, or after the last one.
  afterAll(() => {
    expect(printed.splice(0)).toEqual([]);
  });
}
