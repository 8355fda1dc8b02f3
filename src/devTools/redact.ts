/** Masks personal values in what developers' tools are shown. Keys stay, so that the shape is readable. */

const MASK = '•••';

/** Keys whose values are a person's, on the wire or in the model, compared in lower case. */
const PERSONAL =
  /^(userid|sessionid|deviceid|mobilephone|phone|crp_phe|dearest|showy|dearer|swift|eyes|.*name|borrower.*|.*address|bank.*|card.*|.*token|.*code|.*email|va|content|detail|.*detail(s)?|problem(detail|image)|remark|mobile|sid|images?|disposeimages|url)$/i;

/** Kept readable although they match: names of things, not of people. */
const IMPERSONAL =
  /^(endpointname|productname|appname|comproductname|code|paycode|schemaname|name|agreementaddress|webofferaddress|confirmedaddress|details)$/i;

const isPersonal = (key: string) => PERSONAL.test(key) && !IMPERSONAL.test(key);

/**
 * Digits that could be a phone, an account or a card, also its last ones; and e-mail addresses. A date is
 * found first, and stays.
 */
const PERSONAL_TEXT =
  /(\d{4}-\d\d-\d\d)\b|\+?\d[\d ()-]{7,}\d|[*•]{2,}[ -]?\d+|[\w.+-]+@[\w-]+\.[\w.]+/g;

/** A copy of `value` with personal texts masked. */
export function redact(value: unknown): unknown {
  if (typeof value === 'string') return maskText(value);
  if (Array.isArray(value)) return value.map(redact);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(redactEntry));
}

function maskText(text: string): string {
  return text.replace(PERSONAL_TEXT, (_match, date?: string) => date ?? MASK);
}

function redactEntry([key, value]: [string, unknown]): [string, unknown] {
  // The cache's own keys spell out what was asked for.
  return [maskText(key), isPersonal(key) ? hide(value) : redact(value)];
}

/** A text or a number, also in a list, is the person's; an object tells by its own keys. */
function hide(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(hide);
  const isLeaf = typeof value === 'string' || typeof value === 'number';
  return isLeaf && value !== '' ? MASK : redact(value);
}
