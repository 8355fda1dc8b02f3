import {
  problemDetailAnswer,
  problemInitAnswer,
  problemListAnswer,
  type RequestOf,
} from '../../contract';
import { api, read } from '../../platform/api';
import {
  type ComplaintChoices,
  type ComplaintDetail,
  type ComplaintTab,
  toChoices,
  toDetail,
  toTabs,
} from './model';

export const complaintApi = api.injectEndpoints({
  endpoints: (build) => ({
    problemInit: build.query<ComplaintChoices, RequestOf<'problemInit'>>(
      read(problemInitAnswer, toChoices),
    ),
    problemList: build.query<readonly ComplaintTab[], object>(
      read(problemListAnswer, toTabs, 'Complaint'),
    ),
    problemDetail: build.query<ComplaintDetail, RequestOf<'problemDetail'>>(
      read(problemDetailAnswer, toDetail),
    ),
  }),
});

export const { useProblemInitQuery, useProblemListQuery, useProblemDetailQuery } = complaintApi;
