import * as v from 'valibot';
import { api } from '../../platform/api/api';
import type { RequestOf } from '../../contract/requests';
import { read } from '../../platform/api/endpoint';
import { text } from '../../platform/api/wire';

/**
 * The answer of customer service (docs/reference/answers.md#customer-service): `phone` is the chat value, `va` the
 * telephone.
 */
export const ServiceSchema = v.object({ phone: text, va: text, email: text });

const toContacts = ({ phone, va, email }: v.InferOutput<typeof ServiceSchema>) => ({
  telephone: va,
  chat: phone,
  email,
});

/** The contacts of customer service. An empty contact is not shown. */
export type Contacts = ReturnType<typeof toContacts>;

export const supportApi = api.injectEndpoints({
  endpoints: (build) => ({
    getWhatsapp: build.query<Contacts, RequestOf<'getWhatsapp'>>(read(ServiceSchema, toContacts)),
  }),
});

export const { useGetWhatsappQuery } = supportApi;
