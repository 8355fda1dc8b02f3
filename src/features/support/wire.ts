import * as v from 'valibot';
import { text } from '../../api/wire';

/**
 * The answer of customer service (docs/reference/answers.md#customer-service): `phone` is the chat value, `va` the
 * telephone.
 */
export const ServiceSchema = v.object({ phone: text, va: text, email: text });

export type ServiceWire = v.InferOutput<typeof ServiceSchema>;
