import { openEnvelope, verdictOf } from '../api/envelope';
import type { Environment } from '../environment/environment';
import type { PageRead } from './begun';
import type { RawAnswer } from './firstAnswer';

/** The first answer's data where the call succeeded; what else there is to say, the app says. */
export function dataOf(
  { success }: PageRead,
  { status, text }: RawAnswer,
  names: Environment['envelope'],
): unknown {
  try {
    const envelope = openEnvelope(Object(JSON.parse(text)) as object, names);
    return verdictOf(envelope, success) === 'done' && status === 200 ? envelope.data : undefined;
  } catch {
    return undefined;
  }
}
