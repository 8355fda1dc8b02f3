import { api } from '../../api/api';
import { call } from '../../api/request';
import {
  toChoices,
  toDetail,
  toTabs,
  type ComplaintChoices,
  type ComplaintDetail,
  type ComplaintTab,
} from './model';
import {
  ProblemDetailSchema,
  ProblemInitSchema,
  ProblemListSchema,
  type ProblemDetailWire,
  type ProblemInitWire,
  type ProblemListWire,
} from './wire';

export const complaintApi = api.injectEndpoints({
  endpoints: (build) => ({
    problemInit: build.query<ComplaintChoices, { readonly orderId?: string | undefined }>({
      query: (key) => call('problemInit', key),
      rawResponseSchema: ProblemInitSchema,
      transformResponse: (wire: ProblemInitWire) => toChoices(wire),
    }),
    problemList: build.query<readonly ComplaintTab[], object>({
      query: (none) => call('problemList', none),
      rawResponseSchema: ProblemListSchema,
      transformResponse: (wire: ProblemListWire) => toTabs(wire),
      providesTags: ['Complaint'],
    }),
    problemDetail: build.query<ComplaintDetail, { readonly problemId: string }>({
      query: (key) => call('problemDetail', key),
      rawResponseSchema: ProblemDetailSchema,
      transformResponse: (wire: ProblemDetailWire) => toDetail(wire),
    }),
  }),
});

export const { useProblemInitQuery, useProblemListQuery, useProblemDetailQuery } = complaintApi;
