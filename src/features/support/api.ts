import { getWhatsappAnswer, type RequestOf, type WireOf } from '@/contract';
import { api, read } from '@/platform/api';

const toContacts = ({ phone, va, email }: WireOf<'getWhatsapp'>) => ({
  telephone: va,
  chat: phone,
  email,
});

/** The contacts of customer service. An empty contact is not shown. */
export type Contacts = ReturnType<typeof toContacts>;

const contactsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getWhatsapp: build.query<Contacts, RequestOf<'getWhatsapp'>>(
      read(getWhatsappAnswer, toContacts),
    ),
  }),
});

export const { useGetWhatsappQuery } = contactsApi;
