import type { FullConfig, Reporter, Suite } from '@playwright/test/reporter';

/** Prints for each project how many cases ran and how many passed. */
export default class Summary implements Reporter {
  #projects: readonly Suite[] = [];

  onBegin(_config: FullConfig, root: Suite): void {
    this.#projects = root.suites;
  }

  onEnd(): void {
    for (const project of this.#projects) {
      const cases = project.allTests();
      const ran = cases.filter(({ results }) => results.length > 0);
      const held = ran.filter((test) => test.outcome() === 'expected');
      console.log(
        `${project.title}: ${cases.length} cases, ${ran.length} run, ${held.length} held`,
      );
    }
  }
}
