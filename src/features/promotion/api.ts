import {
  channelTemplateAnswer,
  getSidAnswer,
  getSmsAnswer,
  registerAnswer,
  type RequestOf,
  trackClickAnswer,
  trackVisitAnswer,
  type WireOf,
} from '@/contract';
import { api, type Intended, read, write } from '@/platform/api';

export type Template = WireOf<'channelTemplate'>;

/** A visitor's sid is requested once: the captcha, the code and the registration belong to it. */
const FOREVER_S = 24 * 60 * 60;

export const promotionApi = api.injectEndpoints({
  endpoints: (build) => ({
    channelTemplate: build.query<Template, RequestOf<'channelTemplate'>>({
      ...read(channelTemplateAnswer, (template) => template),
      keepUnusedDataFor: FOREVER_S,
    }),
    getSid: build.query<string, object>({
      ...read(getSidAnswer, ({ sid }) => sid),
      keepUnusedDataFor: FOREVER_S,
    }),
    trackVisit: build.mutation<unknown, RequestOf<'trackVisit'>>(write(trackVisitAnswer)),
    trackClick: build.mutation<unknown, RequestOf<'trackClick'>>(write(trackClickAnswer)),
    getSms: build.mutation<unknown, Intended<RequestOf<'getSms'>>>(write(getSmsAnswer)),
    register: build.mutation<unknown, Intended<RequestOf<'register'>>>(write(registerAnswer)),
  }),
});
