import { readFileSync } from 'node:fs';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import type { Environment } from '../../src/platform/environment/environment';
import { inWords } from '../../src/platform/environment/problems';
import { readEnvironment } from '../../src/platform/environment/readEnvironment';

/** The environment of a build, as its pages read it. */
export function builtEnvironment(dist: string): Environment {
  const html = readFileSync(path.join(dist, 'app.html'), 'utf8');
  const reading = readEnvironment(new JSDOM(html).window.document);
  if (reading.ok) return reading.environment;
  throw new Error(
    inWords(reading.errors)
      .map((it) => `${it.key}: ${it.problem}`)
      .join('\n'),
  );
}
