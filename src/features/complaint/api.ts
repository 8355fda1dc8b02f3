import { api } from '../../api/api';
import { call } from '../../api/request';
import { nothing } from '../../api/wire';
import {
  toChoices,
  toDetail,
  toTabs,
  type ComplaintChoices,
  type ComplaintDetail,
  type ComplaintTab,
} from './model';
import { pictureChanged } from './slice';
import { sendPicture, type PictureUpload, type UploadPorts } from './sendPicture';
import {
  ProblemDetailSchema,
  ProblemInitSchema,
  ProblemListSchema,
  UploadSchema,
  type ProblemDetailWire,
  type ProblemInitWire,
  type ProblemListWire,
  type UploadWire,
} from './wire';

/** What a complaint is sent as (spec, section 3, *Complaint save payload*). */
export interface SaveParameters {
  readonly problemType: string;
  readonly problemSonType: string;
  readonly problemDetail: string;
  /** Addresses of uploaded images with commas between them, or empty. */
  readonly problemImage: string;
  readonly orderNo: string;
}

export const complaintApi = api.injectEndpoints({
  endpoints: (build) => ({
    problemInit: build.query<ComplaintChoices, { readonly orderId?: string | undefined }>({
      query: (key) => call('problemInit', key),
      rawResponseSchema: ProblemInitSchema,
      transformResponse: (wire: ProblemInitWire) => toChoices(wire),
    }),
    uploadProblemImage: build.mutation<UploadWire, PictureUpload>({
      queryFn: (upload, { dispatch, extra, getState }) =>
        sendPicture(upload, extra as UploadPorts, getState(), (share) =>
          dispatch(pictureChanged({ key: upload.key, share })),
        ),
      responseSchema: UploadSchema,
    }),
    problemSave: build.mutation<unknown, SaveParameters>({
      query: (parameters) => call('problemSave', parameters),
      rawResponseSchema: nothing,
      invalidatesTags: (_, error) => (error ? [] : ['Complaint']),
    }),
    problemList: build.query<readonly ComplaintTab[], undefined>({
      query: () => call('problemList'),
      rawResponseSchema: ProblemListSchema,
      transformResponse: (wire: ProblemListWire) => toTabs(wire),
      providesTags: ['Complaint'],
    }),
    problemDetail: build.query<ComplaintDetail, string>({
      query: (problemId) => call('problemDetail', { problemId }),
      rawResponseSchema: ProblemDetailSchema,
      transformResponse: (wire: ProblemDetailWire) => toDetail(wire),
    }),
  }),
});

export const { useProblemInitQuery, useProblemListQuery, useProblemDetailQuery } = complaintApi;
