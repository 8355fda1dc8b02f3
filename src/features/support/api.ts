import * as v from 'valibot';
import { api } from '../../api/api';
import { read } from '../../api/endpoint';
import { text } from '../../api/wire';

/** Customer service as it comes over the line (docs/reference/answers.md#customer-service): `phone` is the chat value, `va` the telephone. */
export const ServiceSchema = v.object({ phone: text, va: text, email: text });

export type ServiceWire = v.InferOutput<typeof ServiceSchema>;

/** How customer service can be reached; what is empty is not offered. */
export interface Contacts {
  readonly telephone: string;
  readonly chat: string;
  readonly email: string;
}

/** Which service is asked for (docs/reference/calls.md#table). */
export interface ServiceKey {
  readonly overall: 30;
}

const toContacts = ({ phone, va, email }: ServiceWire): Contacts => ({
  telephone: va,
  chat: phone,
  email,
});

export const supportApi = api.injectEndpoints({
  endpoints: (build) => ({
    getWhatsapp: build.query<Contacts, ServiceKey>(read(ServiceSchema, toContacts)),
  }),
});

export const { useGetWhatsappQuery } = supportApi;
