import { problemDetailAnswer, problemListAnswer, type RequestOf } from '@/contract';
import { api, read } from '@/platform/api';
import { type ComplaintDetail, type ComplaintTab, toDetail, toTabs } from './model';

export const complaintApi = api.injectEndpoints({
  endpoints: (build) => ({
    problemList: build.query<readonly ComplaintTab[], object>(
      read(problemListAnswer, toTabs, 'Complaint'),
    ),
    problemDetail: build.query<ComplaintDetail, RequestOf<'problemDetail'>>(
      read(problemDetailAnswer, toDetail),
    ),
  }),
});

export const { useProblemListQuery, useProblemDetailQuery } = complaintApi;
