import { api } from '../../platform/api/api';
import type { RequestOf } from '../../contract/requests';
import { type Intended, read, write } from '../../platform/api/endpoint';
import { DoneSchema, SidSchema, type Template, TemplateSchema } from './wire';

/** A visitor's sid is requested once: the captcha, the code and the registration belong to it. */
const FOREVER_S = 24 * 60 * 60;

export const promotionApi = api.injectEndpoints({
  endpoints: (build) => ({
    channelTemplate: build.query<Template, RequestOf<'channelTemplate'>>({
      ...read(TemplateSchema, (template) => template),
      keepUnusedDataFor: FOREVER_S,
    }),
    getSid: build.query<string, object>({
      ...read(SidSchema, ({ sid }) => sid),
      keepUnusedDataFor: FOREVER_S,
    }),
    trackVisit: build.mutation<unknown, RequestOf<'trackVisit'>>(write(DoneSchema)),
    trackClick: build.mutation<unknown, RequestOf<'trackClick'>>(write(DoneSchema)),
    getSms: build.mutation<unknown, Intended<RequestOf<'getSms'>>>(write(DoneSchema)),
    register: build.mutation<unknown, Intended<RequestOf<'register'>>>(write(DoneSchema)),
  }),
});
