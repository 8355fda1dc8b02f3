import { api } from '../../api/api';
import { read } from '../../api/endpoint';
import {
  type ComplaintChoices,
  type ComplaintDetail,
  type ComplaintTab,
  toChoices,
  toDetail,
  toTabs,
} from './model';
import { ProblemDetailSchema, ProblemInitSchema, ProblemListSchema } from './wire';

export const complaintApi = api.injectEndpoints({
  endpoints: (build) => ({
    problemInit: build.query<ComplaintChoices, { readonly orderId?: string | undefined }>(
      read(ProblemInitSchema, toChoices),
    ),
    problemList: build.query<readonly ComplaintTab[], object>(
      read(ProblemListSchema, toTabs, 'Complaint'),
    ),
    problemDetail: build.query<ComplaintDetail, { readonly problemId: string }>(
      read(ProblemDetailSchema, toDetail),
    ),
  }),
});

export const { useProblemInitQuery, useProblemListQuery, useProblemDetailQuery } = complaintApi;
