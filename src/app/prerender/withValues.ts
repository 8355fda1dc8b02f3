import type { ByPath } from './samples';

export const valueAt = (data: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((holder, step) => (holder as Record<string, unknown> | null)?.[step], data);

/** A copy of the data, which is JSON, with other values. A path without its holder changes nothing. */
export function withValues(data: unknown, values: ByPath): unknown {
  const copy: unknown = JSON.parse(JSON.stringify(data));
  for (const [path, value] of Object.entries(values)) {
    const steps = path.split('.');
    const last = steps.pop() ?? '';
    const holder = steps.length === 0 ? copy : valueAt(copy, steps.join('.'));
    if (holder) Object.assign(holder, { [last]: value });
  }
  return copy;
}
