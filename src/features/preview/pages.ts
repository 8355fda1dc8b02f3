import { PROMOTION_PATH } from '@/platform/navigation';
import { queryFor, sampledScreens, type SampleVisit } from './sampleVisits';

export interface ListedPage extends SampleVisit {
  readonly path: string;
}

/** A separate entry, not a screen of the app. */
const promotion: ListedPage = {
  area: 'Public',
  label: 'Promotion',
  path: PROMOTION_PATH,
  query: { id: '1', app_from: 'launch-pad', user_from: 'launch-pad', utm_tag: '', UC: '' },
};

/** Every address of every screen. */
export const pages: readonly ListedPage[] = [
  ...sampledScreens.flatMap(({ row, ...visit }) =>
    Object.values(row.paths).map((path) => ({
      ...visit,
      label: path === visit.path ? visit.label : `${visit.label} (${path})`,
      path,
    })),
  ),
  promotion,
];

type Texts = Readonly<Record<string, string>>;

/** The proposed values of the pages' own parameters. `values` are the launch and the borrower's figures. */
export const proposedParameters = (values: Texts): Texts =>
  Object.assign({}, ...pages.map((page) => queryFor(page, values))) as Texts;

/** The address with which the native app would open a page. Empty parameters are left out. */
export function launchAddress(page: ListedPage, launch: Texts, own: Texts): string {
  const query = new URLSearchParams();
  const names = Object.keys(page.query ?? {});
  const ownOnes = names.map((name) => [name, own[name] ?? ''] as const);
  for (const [name, value] of [...Object.entries(launch), ...ownOnes]) {
    if (value) query.set(name, value);
  }
  const text = query.toString();
  return page.path + (text && `?${text}`);
}
