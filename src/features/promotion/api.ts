import { api } from '../../api/api';
import { type Intended, read, write } from '../../api/endpoint';
import { DoneSchema, SidSchema, type Template, TemplateSchema } from './wire';

interface Origin {
  readonly app_from: string;
  readonly user_from: string;
  readonly utm_tag: string;
}

export interface VisitParameters extends Origin {
  readonly page_id: string;
  readonly page_type: 1;
  readonly client_type: 'ios' | 'android';
}

export interface ClickParameters extends VisitParameters {
  readonly phone: string;
}

export interface SmsParameters extends Origin {
  readonly phone: string;
  readonly capcode: string;
  readonly sid: string;
  readonly deviceId: string;
  readonly appName: string;
}

export interface RegisterParameters extends SmsParameters {
  /** A fixed value (docs/reference/calls.md#bodies). */
  readonly merchantNumber: 0;
  /** The mobile number again. */
  readonly userName: string;
  readonly smsCode: string;
  readonly invite_code: string;
  readonly id: string;
}

/** A visitor's sid is requested once: the captcha, the code and the registration belong to it. */
const FOREVER_S = 24 * 60 * 60;

export const promotionApi = api.injectEndpoints({
  endpoints: (build) => ({
    channelTemplate: build.query<Template, { readonly templateId: string }>({
      ...read(TemplateSchema, (template) => template),
      keepUnusedDataFor: FOREVER_S,
    }),
    getSid: build.query<string, object>({
      ...read(SidSchema, ({ sid }) => sid),
      keepUnusedDataFor: FOREVER_S,
    }),
    trackVisit: build.mutation<unknown, VisitParameters>(write(DoneSchema)),
    trackClick: build.mutation<unknown, ClickParameters>(write(DoneSchema)),
    getSms: build.mutation<unknown, Intended<SmsParameters>>(write(DoneSchema)),
    register: build.mutation<unknown, Intended<RegisterParameters>>(write(DoneSchema)),
  }),
});
