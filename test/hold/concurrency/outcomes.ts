import type { Locator, Page } from '@playwright/test';
import { expect } from '../../e2e/fixtures';
import type { Visit } from './visit';

/** What the borrower sees after a situation. */
export type Outcome =
  /** The write was carried out, and the screen says so. */
  | 'done'
  /** The outcome is unknown; the action is locked, and *Check status* is offered. */
  | 'unknown'
  /** The request may not have arrived: the screen says so, keeps the input, and the action is enabled. */
  | 'failed'
  /** Nothing was sent: the screen shows the reason, with Retry. */
  | 'stopped'
  /** The page cannot know an earlier write; the action is enabled. */
  | 'open'
  /** The form is empty after a successful write. */
  | 'cleared';

export const checkStatus = (page: Page) =>
  page.getByRole('button', { name: /^(Consultar estado|查询状态)$/ });

/** The button that sends again. */
export const retry = (page: Page) => page.getByRole('button', { name: '重试' });

const isFree = async (control: Locator) => {
  await expect(control).toBeEnabled();
  await expect(control).not.toHaveAttribute('aria-busy', 'true');
};

type Seen = Pick<Visit, 'page' | 'write'>;

const outcomes: Record<Outcome, (seen: Seen) => Promise<void>> = {
  done: ({ page, write }) => write.done(page),
  async unknown({ page, write }) {
    await expect(checkStatus(page)).toBeVisible();
    // The message disappears when the lock of the closed page is found free.
    await expect(page.getByText(/^(Otra ventana está|另一个窗口正在)/)).toHaveCount(0);
    await expect(write.control(page).and(page.locator(':enabled'))).toHaveCount(0);
  },
  async stopped({ page }) {
    await expect(page.getByText(FAILURES).first()).toBeVisible();
    await expect(retry(page)).toBeVisible();
  },
  async failed(visit) {
    await expect(visit.page.getByText(FAILURES).first()).toBeVisible();
    await isFree(visit.write.control(visit.page));
    await visit.write.kept?.(visit.page);
  },
  open: ({ page, write }) => isFree(write.control(page)),
  async cleared({ page, write }) {
    await isFree(write.control(page));
    await expect(page.getByRole('textbox').first()).toHaveValue('');
  },
};

/** The beginnings of the app's messages for a failed or missing answer. */
const FAILURES =
  /^(No hay conexión|El servidor no respondió|Es posible que su queja|网络连接失败|没有扣款，因为无法读取|服务器响应超时|error$)/;

export const expectOutcome = (outcome: Outcome, seen: Seen) => outcomes[outcome](seen);
