import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { sampledScreens } from '@/features/preview/sampleVisits';
import type { BorrowerName } from '../../sandbox';
import { addressOf, askingScreens, borrowerOf } from '../../tools/proof/sampleScreens';
import { languagesAt } from '../support/explore';
import { PNG_FILE } from '../support/picture';
import { expect, test } from './fixtures';
import { weakParts } from './moreContrast';
import { answerShown } from './steps';

type Step = (page: Page) => Promise<void>;

const settle: Step = (page) => page.waitForLoadState('networkidle');
const remind: Step = async (page) => {
  await page.getByRole('button', { name: /Extend/ }).tap();
  await page.getByRole('dialog').waitFor();
};
const unfold: Step = async (page) => {
  await page.getByRole('button', { name: /Collection|Cobranza/ }).tap();
  await page.getByRole('button', { expanded: true }).waitFor();
};

/** The score is asked for three seconds after the complaint is shown. */
const score: Step = (page) => page.getByRole('dialog').waitFor();

const cannotPay: Step = async (page) => {
  await page.getByRole('button', { name: /I cannot pay|No puedo pagar/ }).tap();
  await page.getByRole('dialog').waitFor();
};
const otherAmount: Step = async (page) => {
  await page.getByRole('radio', { name: /Pay another amount|Pagar otro monto/ }).check();
  await page.getByRole('textbox').fill('5');
};

const showOrders: Step = async (page) => {
  await page.getByRole('switch').check();
  // The list shows its items once it has measured them.
  await page
    .getByRole('button', { name: /Préstamo Ejemplo/ })
    .first()
    .waitFor();
};

/** A picture that is uploaded, and one whose upload failed. */
const addImages: Step = async (page) => {
  const images = page.getByLabel(/^(Add image|Agregar imagen)$/);
  await images.setInputFiles(PNG_FILE);
  await page.getByText(/Charging successful!|Carga exitosa/).waitFor();
  await page.route('**/upload-problem-img*', (route) => route.abort());
  await images.setInputFiles(PNG_FILE);
  await page.getByRole('button', { name: /Retry image 2|Reintentar imagen 2/ }).waitFor();
  // A toast covers the images for its few seconds.
  await page.getByText(/Charging successful!|Carga exitosa/).waitFor({ state: 'hidden' });
  await page.getByText(/connection|conexión/).waitFor({ state: 'hidden' });
};

/** Further states of the screens: name, path, borrower, and the steps to the state. */
const moments: readonly [what: string, path: string, borrower?: BorrowerName, step?: Step][] = [
  ['a loan without an agreement', '/confirmNew', 'newLoanNoAgreement'],
  ['the reloading dialog', '/confirmOfPeriod', 'reloading'],
  ['an order under review', '/loanDetail', 'underReview'],
  ['a rejected order', '/loanDetail', 'rejected'],
  ['a disbursing order', '/loanDetail', 'disbursing'],
  ['a returned transfer', '/loanDetail', 'transferReturned'],
  ['an overdue loan', '/order', 'overdue'],
  ['the extension reminder', '/loanDetail', 'dueTomorrow', remind],
  ['the rating dialog', '/loanDetail', 'settled'],
  ['borrow again', '/loanDetail', 'settledWebOffer'],
  ['a screen without a session', '/confirm'],
  ['the kinds of collection', '/complaint', 'complainant', unfold],
  ['the score of a complaint', '/complainDetails?problemId={userId}01', 'complainant', score],
  ['images of a complaint', '/complainPageNext?problemType=2', 'complainant', addImages],
  ['all orders', '/complaint', 'manyOrders', showOrders],
  ['thousands of complaints', '/complaintList', 'manyOrders'],
  ['what a borrower can do who cannot pay', '/loanDetail', 'overdue', cannotPay],
  ['a part of a debt', '/repay', 'overdue', otherAmount],
  ['the right to withdraw', '/loanAgreement', 'justDisbursed'],
  ['who else helps with a complaint', '/complainDetails?problemId={userId}02', 'complainant'],
  ['an unknown path', '/nowhere'],
];

/**
 * The controls that a finger misses. *small*: smaller than a touch target of 44 by 44 px; a link in a sentence may be as high as
 * its line. *covered*: another element covers the middle, and a tap would reach that one. A label is touched in place of its input.
 */
const missedTargets = (page: Page) =>
  page.locator('a[href], button, summary, input, textarea').evaluateAll((controls) => {
    const root = document.querySelector(':modal') ?? document;
    const placesOf = (control: Element): Element[] =>
      control instanceof HTMLInputElement ? [control, ...(control.labels ?? [])] : [control];
    const isSmall = (place: Element) => {
      const { width, height } = place.getBoundingClientRect();
      return width > 0 && (width < 44 || height < 44);
    };
    const isCovered = (place: Element) => {
      place.scrollIntoView({ block: 'center', behavior: 'instant' });
      const [box] = place.getClientRects();
      if (!box) return false;
      const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      return hit !== null && !place.contains(hit);
    };
    const markup = ({ outerHTML }: Element) => outerHTML;
    return {
      small: controls
        .filter((control) => getComputedStyle(control).display !== 'inline')
        .filter((control) => placesOf(control).every(isSmall))
        .map(markup),
      covered: controls
        .filter((control) => root.contains(control) && control.checkVisibility())
        .filter((control) => placesOf(control).every(isCovered))
        .map(markup),
    };
  });

// axe's default mode opens a blank page per run for cross-origin frames: these pages have no frames.
async function inspectMarkup(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

/** Colours change by a transition: axe would measure one between the two looks. */
const endTransitions = (page: Page) =>
  page.evaluate(async () => {
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });

/** The looks differ in their colours alone. */
async function inspectDarkColors(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await endTransitions(page);
  const axe = new AxeBuilder({ page }).setLegacyMode().withRules(['color-contrast']);
  // A part that is not in sight takes its dark colours some frames later.
  await expect
    .poll(async () => {
      const { violations } = await axe.analyze();
      return violations.flatMap(({ nodes }) => nodes.map(({ html }) => html));
    })
    .toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** Somebody who asks for more contrast, by day and by night. */
async function inspectMoreContrast(page: Page): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, contrast: 'more' });
    await endTransitions(page);
    await expect.poll(() => weakParts(page), colorScheme).toEqual([]);
  }
  await page.emulateMedia({ contrast: 'no-preference' });
}

/** The links to other sites that do not say so in their description. Their names are fixed. */
const silentLinks = (page: Page) =>
  page.locator('a[href]').evaluateAll((links) =>
    (links as HTMLAnchorElement[])
      .filter(({ protocol, origin }) => /^https?:/.test(protocol) && origin !== location.origin)
      .filter((link) => {
        const note = document.getElementById(link.getAttribute('aria-describedby') ?? '');
        return !/Opens another website|Abre otro sitio web|打开其他网站/.test(
          note?.textContent ?? '',
        );
      })
      .map(({ outerHTML }) => outerHTML),
  );

/** What HTML does not allow, and each engine reads in its own way: a block within a phrase, `autocomplete` on what is not typed. */
const invalidParts = (page: Page) =>
  page.evaluate(() => {
    const block = 'div, p, ul, ol, dl, table, section, header, footer, h1, h2, h3, form, fieldset';
    const choice = '[type=checkbox], [type=radio], [type=file], [type=range]';
    const invalid = `:is(button, span, strong, small, label, p, h1, h2, h3) :is(${block}), :is(button, ${choice})[autocomplete]`;
    return [...document.body.querySelectorAll(invalid)].map(({ outerHTML }) => outerHTML);
  });

async function inspect(page: Page, step?: Step): Promise<void> {
  await settle(page);
  await step?.(page);
  await inspectMarkup(page);
  expect(await invalidParts(page)).toEqual([]);
  await inspectDarkColors(page);
  await inspectMoreContrast(page);
  expect(await silentLinks(page)).toEqual([]);
  expect(await missedTargets(page)).toEqual({ small: [], covered: [] });
}

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('axe finds no violation on the console of the sandbox', async ({ page }) => {
  await page.goto('/__sandbox__/');
  await inspectMarkup(page);
});

// axe sees the same structure in each language.
for (const [place, screen] of sampledScreens.entries()) {
  for (const language of languagesAt(place)) {
    test(
      `axe finds no violation, and each control is a touch target, on ${screen.name} (language ${language})`,
      { tag: language === '2' ? '@engines' : [] },
      async ({ page, open, lender }) => {
        await open(addressOf(screen, lender), borrowerOf(screen), { language });
        const asking = askingScreens.find(({ name }) => name === screen.name);
        if (asking)
          await expect(page.locator('body')).toContainText(await answerShown(lender, asking));
        await inspect(page);
      },
    );
  }
}

for (const [place, [what, path, borrower, step]] of moments.entries()) {
  for (const language of languagesAt(place)) {
    test(`axe finds no violation, and each control is a touch target, on ${what} (language ${language})`, async ({
      page,
      open,
      lender,
    }) => {
      const { userId = '' } = lender.launch(borrower ?? 'settled');
      const address = `${path.replace('{userId}', userId)}${path.includes('?') ? '&' : '?'}`;
      await open(`${address}language=${language}`, borrower, { language });
      await inspect(page, step);
    });
  }
}
