/** The `tel:` address of a written telephone number. */
export function phoneHref(text: string): string {
  return `tel:${text.replace(/[^+\d]/g, '')}`;
}
