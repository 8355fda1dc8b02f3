import { api } from '../../api/api';
import { call } from '../../api/request';
import { ServiceSchema, type ServiceWire } from './wire';

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

export const supportApi = api.injectEndpoints({
  endpoints: (build) => ({
    getWhatsapp: build.query<Contacts, ServiceKey>({
      query: (key) => call('getWhatsapp', key),
      rawResponseSchema: ServiceSchema,
      transformResponse: ({ phone, va, email }: ServiceWire) => ({
        telephone: va,
        chat: phone,
        email,
      }),
    }),
  }),
});

export const { useGetWhatsappQuery } = supportApi;
