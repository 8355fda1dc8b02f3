import fc from 'fast-check';

// Runs once for each mutant: few cases, the same in each run, without shrinking.
fc.configureGlobal({ seed: 20_261_122, numRuns: 20, endOnFailure: true });
