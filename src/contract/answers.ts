import type * as v from 'valibot';
import { CommitSchema, OnlinePaymentSchema, PushSchema, WaySchema } from '../domain/money';
import { ConfirmationSchema } from '../domain/orders/confirmation';
import { InstalmentSchema } from '../domain/orders/instalment';
import { LoanDetailSchema } from '../domain/orders/wire';
import {
  ProblemDetailSchema,
  ProblemInitSchema,
  ProblemListSchema,
  UploadSchema,
} from '../features/complaint/wire';
import { ContractSchema } from '../features/loan/contract/contract';
import { DoneSchema, SidSchema, TemplateSchema } from '../features/promotion/wire';
import { ExtensionSchema } from '../features/repayment/extension/extension';
import { InstructionSchema } from '../features/repayment/instruction/instruction';
import { ServiceSchema } from '../features/support/api';
import type { AliasName } from '../platform/api/aliases';
import { nothing } from '../platform/api/wire';

/** The schema of each answer's `data`, as the app's endpoint uses it. */
export const answers = {
  contractDetail: ContractSchema,
  loanDetails: LoanDetailSchema,
  generateVcode: InstructionSchema,
  googleScore: nothing,
  loanDetailConfirm: ConfirmationSchema,
  loanDetailPush: PushSchema,
  loanPlayDetail: InstalmentSchema,
  loanPlayDelayDetail: ExtensionSchema,
  problemInit: ProblemInitSchema,
  uploadProblemImage: UploadSchema,
  problemSave: nothing,
  problemList: ProblemListSchema,
  problemDetail: ProblemDetailSchema,
  getWhatsapp: ServiceSchema,
  repaymentWay: WaySchema,
  repaymentCommit: CommitSchema,
  repaymentConfirm: nothing,
  repaymentHuichao: OnlinePaymentSchema,
  channelTemplate: TemplateSchema,
  trackVisit: DoneSchema,
  trackClick: DoneSchema,
  getSid: SidSchema,
  getSms: DoneSchema,
  register: DoneSchema,
} as const satisfies Record<AliasName, v.GenericSchema>;

/** An answer's `data` as a server may send it. */
export type AnswerOf<Name extends AliasName> = v.InferInput<(typeof answers)[Name]>;
