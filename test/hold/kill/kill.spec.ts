import { test } from '../../e2e/fixtures';
import { cardPayment, codeEntry, confirmation, onlinePayment } from '../concurrency/screens';
import { surviveKill } from './survive';

/** In milliseconds. */
const DELAYS = [0, 30, 60, 90, 120, 150, 180, 210, 240, 270];

for (const screen of [cardPayment, codeEntry, confirmation, onlinePayment]) {
  for (const delay of DELAYS) {
    test(`${screen.alias}: a browser killed ${delay} ms after its arrival knows it at the next start`, async ({
      preview: { origin },
      lender,
    }) => {
      await surviveKill({ origin, lender, screen, delay });
    });
  }
}
