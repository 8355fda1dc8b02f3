import * as v from 'valibot';
import { api } from '../../api/api';
import type { RequestOf } from '../../api/contract/requests';
import { read } from '../../api/endpoint';
import { text } from '../../api/wire';

/**
 * The answer of customer service (docs/reference/answers.md#customer-service): `phone` is the chat value, `va` the
 * telephone.
 */
export const ServiceSchema = v.object({ phone: text, va: text, email: text });

type ServiceWire = v.InferOutput<typeof ServiceSchema>;

/** The contacts of customer service. An empty contact is not shown. */
export interface Contacts {
  readonly telephone: string;
  readonly chat: string;
  readonly email: string;
}

const toContacts = ({ phone, va, email }: ServiceWire): Contacts => ({
  telephone: va,
  chat: phone,
  email,
});

export const supportApi = api.injectEndpoints({
  endpoints: (build) => ({
    getWhatsapp: build.query<Contacts, RequestOf<'getWhatsapp'>>(read(ServiceSchema, toContacts)),
  }),
});

export const { useGetWhatsappQuery } = supportApi;
