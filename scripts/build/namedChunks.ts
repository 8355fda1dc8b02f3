import type { Compiler } from 'webpack';
import type { ScreenRow } from '../../src/navigation/screens/row';
import { chunksOf, rows, screenNames } from '../../src/navigation/screens/rows';

/** Every chunk that the head sends for by its name. */
function wantedChunks(): ReadonlySet<string> {
  const wanted = screenNames.flatMap((name) => {
    const row: ScreenRow = rows[name];
    if (!row.asks) return [];
    return (['es', 'en'] as const).flatMap((language) =>
      [language, ...(row.fixedLanguage ? (['zh'] as const) : [])].flatMap((own) =>
        chunksOf(name, row, language, own),
      ),
    );
  });
  return new Set(wanted);
}

/** Fails a build in which a screen's row names a chunk that no import made: no type can see that. */
export class NamedChunks {
  apply(compiler: Compiler): void {
    compiler.hooks.afterCompile.tap('NamedChunks', ({ namedChunks, errors }) => {
      const missing = [...wantedChunks()].filter((name) => !namedChunks.has(name));
      if (missing.length === 0) return;
      errors.push(new Error(`No import has the webpackChunkName ${missing.join(', ')}`));
    });
  }
}
