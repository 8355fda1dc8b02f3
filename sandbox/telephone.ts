/** A brand's rule for mobile numbers (docs/reference/environment.md#keys). */
export interface PhoneRule {
  readonly pattern: string;
  readonly length?: number;
}

const numbers = new Map<string, string>();

/** An invented mobile number that the rule allows. It ends with the four digits of `index`. */
export function telephoneOf({ pattern, length }: PhoneRule, index: number): string {
  const key = `${pattern} ${String(length)} ${String(index)}`;
  const number = numbers.get(key) ?? inventNumber(new RegExp(`^(?:${pattern})$`), length, index);
  numbers.set(key, number);
  return number;
}

/** The shortest beginning of at most three digits that the rule allows, then zeros. */
function inventNumber(rule: RegExp, length: number | undefined, index: number): string {
  const end = String(index).padStart(4, '0');
  const lengths = length ? [length] : Array.from({ length: 12 }, (_, more) => 4 + more);
  for (const beginning of ['', ...Array.from({ length: 1_000 }, (_, digits) => String(digits))]) {
    for (const size of lengths) {
      const number = beginning + end.padStart(size - beginning.length, '0');
      if (rule.test(number)) return number;
    }
  }
  return end.padStart(length ?? 10, '5');
}

/** The chat's number: the service telephone with another end. */
export const chatNumberOf = (servicePhone: string) => servicePhone.replace(/\d\d(?=\D*$)/, '30');
