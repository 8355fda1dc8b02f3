import type { DefaultTheme } from 'styled-components';

/** `theme.color.accent` → `--color-accent: …;`, for every entry. */
export function variablesOf(theme: DefaultTheme): string {
  return Object.entries(theme)
    .flatMap(([group, entries]: [string, Readonly<Record<string, string>>]) =>
      Object.entries(entries).map(([name, value]) => `--${group}-${name}: ${value};`),
    )
    .join('\n');
}
