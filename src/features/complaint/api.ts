import { api } from '../../platform/api/api';
import type { RequestOf } from '../../contract/requests';
import { read } from '../../platform/api/endpoint';
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
    problemInit: build.query<ComplaintChoices, RequestOf<'problemInit'>>(
      read(ProblemInitSchema, toChoices),
    ),
    problemList: build.query<readonly ComplaintTab[], object>(
      read(ProblemListSchema, toTabs, 'Complaint'),
    ),
    problemDetail: build.query<ComplaintDetail, RequestOf<'problemDetail'>>(
      read(ProblemDetailSchema, toDetail),
    ),
  }),
});

export const { useProblemInitQuery, useProblemListQuery, useProblemDetailQuery } = complaintApi;
