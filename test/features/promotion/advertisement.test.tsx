import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { createLender, type Lender } from '../../../sandbox';
import { received } from '../../support/received';
import { renderPromotion } from '../../support/renderPromotion';
import { field, fillAll, press, type Rendered } from './support';

const ALL = {
  id: '1',
  app_from: 'ad',
  user_from: 'friend',
  utm_tag: 'spring',
  invite_code: 'I7',
  UC: 'c-1',
  down_id: 'D3',
  links_id: 'L9',
};
const QUERY = `?${new URLSearchParams(ALL)}`;

const { UC, id, app_from, user_from, utm_tag, invite_code } = ALL;
const REGISTERED = { id, app_from, user_from, utm_tag, invite_code };
const CONVERTED = { UC, page_id: id, app_from, user_from, utm_tag };

type Way = (page: Rendered) => Promise<unknown>;

const follow = (name: string) => async (page: Rendered) => {
  await page.user.click(await screen.findByRole('link', { name }));
};
const toAgreement: Way = async (page) => {
  await follow('用户协议')(page);
  await screen.findByRole('heading', { level: 1, name: '用户协议' });
};
const toForm = follow('返回注册');
const goBack: Way = async () => {
  act(() => window.history.back());
  await screen.findByRole('button', { name: '立即申请' });
};
/** The page's memory is lost; the address and the tab's storage stay. */
const reload: Way = async ({ lender }) => {
  cleanup();
  const { pathname, search, hash } = window.location;
  return renderPromotion(pathname + search + hash, { lender });
};
/** An address that a person or another page puts into the hash. */
const open =
  (hash: string): Way =>
  async () => {
    act(() => {
      window.location.hash = hash;
    });
    await waitFor(() => expect(window.location.hash).toBe(hash));
  };

async function visit(address: string, ways: readonly Way[], lender: Lender = createLender()) {
  let page = await renderPromotion(address, { lender });
  for (const way of ways) page = ((await way(page)) as Rendered | undefined) ?? page;
  await screen.findByRole('button', { name: '立即申请' });
  await page.user.clear(field('手机号'));
  await fillAll(page);
  await press(page.user, '立即申请');
  await screen.findByText('注册成功');
  return { page, register: received(lender, 'register').at(-1)?.body };
}

afterEach(() => {
  window.sessionStorage.clear();
});

describe('the advertisement lasts for the visit', () => {
  const everyWay = [toAgreement, toForm, toAgreement, goBack, reload, toAgreement, reload, toForm];

  it.each<[string, string, readonly Way[]]>([
    ['in the query', QUERY, everyWay],
    ['in the hash', `#/${QUERY}`, everyWay],
    [
      'in the hash, then at addresses without one',
      `#/${QUERY}`,
      [open('#/agreementTemplate'), open('#/'), open('#/downloadTemplate'), reload, toForm],
    ],
    ['begins at the agreement', `#/agreementTemplate${QUERY}`, [reload, toForm, reload]],
    ['begins at the download', `#/downloadTemplate${QUERY}`, [toForm]],
    ['begins at the download, by the query', `${QUERY}#/downloadTemplate`, [toForm]],
    [
      'half in the query, half in the hash',
      '?id=1&UC=c-1&invite_code=I7#/agreementTemplate?app_from=ad&user_from=friend&utm_tag=spring',
      [toForm, toAgreement, reload, toForm],
    ],
  ])('%s', async (_, address, ways) => {
    const { page, register } = await visit(`/promotion${address}`, ways);
    expect(register).toMatchObject(REGISTERED);
    expect(page.conversions).toEqual([CONVERTED]);
  });

  it('has all eight names in the way back, and the names of the specification in a target', async () => {
    const page = await renderPromotion(`/promotion#/${QUERY}`);
    await toAgreement(page);
    expect(window.location.hash).toBe(
      '#/agreementTemplate?app_from=ad&user_from=friend&utm_tag=spring&id=1&links_id=L9',
    );
    await toForm(page);
    await screen.findByRole('button', { name: '立即申请' });
    const { hash } = window.location;
    expect(Object.fromEntries(new URLSearchParams(hash.slice(hash.indexOf('?'))))).toEqual(ALL);
  });
});

describe('another address with other values is another visit', () => {
  const OTHER = { id: '2', user_from: 'x' };
  const OTHER_QUERY = '?id=2&user_from=x';
  const registered = { app_from: '', utm_tag: '', invite_code: '', ...OTHER };

  it.each<[string, Way]>([
    [
      'at a target of the same page',
      async (page) => {
        await open(`#/agreementTemplate${OTHER_QUERY}`)(page);
        await toForm(page);
      },
    ],
    [
      'in the same tab',
      async ({ lender }) => {
        cleanup();
        return renderPromotion(`/promotion#/${OTHER_QUERY}`, { lender });
      },
    ],
    ['whose values are some of the earlier ones', open('#/?id=1')],
  ])('%s', async (name, way) => {
    const { page, register } = await visit(`/promotion#/${QUERY}`, [way]);
    expect(register).toMatchObject(
      name.startsWith('whose') ? { ...registered, id: '1', user_from: '' } : registered,
    );
    expect(page.conversions).toEqual([]);
  });
});

it('a visit whose hash changes before the app starts keeps what its address brought', async () => {
  const page = await renderPromotion('/promotion#/agreementTemplate', {
    begunAt: `#/${QUERY}`,
  });
  await toForm(page);
  await screen.findByRole('button', { name: '立即申请' });
  expect(window.location.hash).toContain('invite_code=I7');
});
