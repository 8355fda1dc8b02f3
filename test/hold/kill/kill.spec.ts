import { test } from '../../e2e/fixtures';
import { loanDetailPush } from '../concurrency/writes/loan';
import {
  repaymentCommit,
  repaymentConfirm,
  repaymentHuichao,
} from '../concurrency/writes/repayment';
import { surviveKill } from './survive';

/** In milliseconds. */
const DELAYS = [0, 30, 60, 90, 120, 150, 180, 210, 240, 270];

for (const write of [repaymentCommit, repaymentConfirm, loanDetailPush, repaymentHuichao]) {
  for (const delay of DELAYS) {
    test(`${write.alias}: a browser killed ${delay} ms after its arrival knows it at the next start`, async ({
      preview: { origin },
      lender,
    }) => {
      await surviveKill({ origin, lender, write, delay });
    });
  }
}
