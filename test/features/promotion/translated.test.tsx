import { screen } from '@testing-library/react';
import { createLender } from '../../../sandbox';
import { renderPromotion } from '../../support/renderPromotion';
import { translate } from '../../support/translate';
import { askForCode, field, fillIn, press } from './support';

const ADDRESS = '/promotion?id=1&app_from=ad';

/** The page's text after each step. The seconds of the countdown differ between two runs. */
async function course(isTranslated: boolean) {
  localStorage.clear();
  const page = await renderPromotion(ADDRESS, { lender: createLender() });
  const seen: string[] = [];
  const step = async (doing: () => Promise<unknown>) => {
    if (isTranslated) translate(document.body);
    await doing();
    seen.push(document.body.textContent.replace(/\d+ 秒/g, 'seconds'));
  };
  await step(() => press(page.user, '立即申请'));
  await step(() => page.user.type(field('手机号'), '13800138000'));
  await step(() => press(page.user, '立即申请'));
  await step(() => page.user.clear(field('手机号')));
  await step(() => fillIn(page));
  const code = await askForCode(page);
  await step(() => page.user.type(field('短信验证码'), '000000'));
  await step(async () => {
    await press(page.user, '立即申请');
    await screen.findByText('短信验证码错误或已过期');
  });
  await step(() => page.user.clear(field('短信验证码')));
  await step(async () => {
    await page.user.type(field('短信验证码'), code);
    await press(page.user, '立即申请');
    await screen.findByRole('link', { name: '下载APP' });
  });
  page.unmount();
  return seen;
}

it('shows each later text, and none of before, on a page that the browser translates', async () => {
  const plain = await course(false);
  expect(await course(true)).toEqual(plain);
});
