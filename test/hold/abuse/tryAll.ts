import { brokenByOpening, type Opened } from '../judge';
import { progressOf } from '../progress';
import { type Case, placeOf } from './cases';
import { TRACES } from './values';

/** The time of an instruction's load: it differs between two openings of a page. */
const CLOCK = /\d\d:\d\d:\d\d/;

/** The content, requests and native calls of a page, without its address. */
const told = ({ sight, requests, told }: Opened) => ({
  texts: sight.texts.map((text) => text.replace(CLOCK, '')),
  asked: requests.map(({ path, search, rawBody, headers }) => ({ path, search, rawBody, headers })),
  told,
});

/** Opens every case's address. Returns the violated rules of each. */
export async function tryAll(
  cases: readonly Case[],
  secrets: readonly RegExp[],
  open: (address: string) => Promise<Opened>,
): Promise<string[]> {
  const models = new Map<string, ReturnType<typeof told>>();
  const modelOf = async (address: string) => {
    const model = models.get(address) ?? told(await open(address));
    models.set(address, model);
    return model;
  };
  const troubles: string[] = [];
  const tried = progressOf(`addresses tried of ${placeOf(cases)}`, cases.length);
  for (const it of cases) {
    const outcome = await open(it.address);
    const broken = brokenByOpening({ ...outcome, secrets }, TRACES);
    const { like } = it.abuse;
    if (like && differs(told(outcome), await modelOf(it[like])))
      broken.push(`is as with it ${like}`);
    broken.forEach((rule) => troubles.push(`${it.name}: ${rule}`));
    tried();
  }
  return troubles;
}

const differs = (one: object, other: object) => JSON.stringify(one) !== JSON.stringify(other);
