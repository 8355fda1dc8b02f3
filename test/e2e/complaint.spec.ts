import type { Locator, Page } from '@playwright/test';
import type { Lender } from '../../sandbox';
import { received } from '../support/received';
import { expect, test } from './fixtures';
import { drag } from './steps';

const FORM = '/complainPageNext?problemType=2';

/** A photograph that the page creates, as a JPEG without EXIF data. */
async function photograph(page: Page, width = 2_400, height = 1_800): Promise<Buffer> {
  const pixels = await page.evaluate(
    async ([wide, high]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: wide, height: high });
      const context = canvas.getContext('2d');
      for (let spot = 0; spot < 200 && context; spot += 1) {
        context.fillStyle = `hsl(${spot * 7}, 70%, 50%)`;
        context.fillRect((spot * 137) % wide, (spot * 89) % high, 300, 200);
      }
      const blob = await new Promise<Blob | null>((resolve) => {
        canvas.toBlob(resolve, 'image/jpeg', 0.95);
      });
      return Array.from(new Uint8Array((await blob?.arrayBuffer()) ?? []));
    },
    [width, height] as const,
  );
  return Buffer.from(pixels);
}

/** A TIFF block with a pointer to GPS data. */
const GPS = '4d4d002a00000008000188250004000000010000001a000000000001000100020000000253000000';

/** Inserts an EXIF block after the JPEG's first marker. */
function withExif(jpeg: Buffer, tiff: string, rest = Buffer.alloc(0)): Buffer {
  const exif = Buffer.concat([Buffer.from('Exif\0\0'), Buffer.from(tiff, 'hex'), rest]);
  const size = exif.length + 2;
  const marker = Buffer.from([0xff, 0xe1, size >> 8, size & 0xff]);
  return Buffer.concat([jpeg.subarray(0, 2), marker, exif, jpeg.subarray(2)]);
}

const SECRET = Buffer.from('19.4326N 99.1332W');

const file = (buffer: Buffer, name = 'IMG_2041.jpg') => ({ name, mimeType: 'image/jpeg', buffer });
const uploads = (lender: Lender) => received(lender, 'uploadProblemImage');
const saves = (lender: Lender) => received(lender, 'problemSave');
const dialogTitled = (page: Page, name: string) => page.getByRole('dialog', { name });

test(
  'a borrower files a complaint about collection and returns home',
  { tag: '@engines' },
  async ({ page, open, lender }) => {
    await open('/complaint', 'complainant');
    await page.getByRole('button', { name: 'Cobranza' }).click();
    await page.getByRole('button', { name: 'Llamadas a deshoras' }).click();
    await page.getByLabel('Descripción').pressSequentially('Me llaman antes de las siete.');
    await page.getByLabel('Agregar imagen').setInputFiles([file(await photograph(page))]);
    await expect(page.getByText('Carga exitosa')).toBeVisible();
    await page.getByRole('button', { name: 'Enviar' }).click();
    await expect(dialogTitled(page, 'Su queja fue enviada')).toBeVisible();
    await expect(page).toHaveURL(/\/complaint\?/);
    expect(saves(lender)).toHaveLength(1);
    await page.getByRole('link', { name: 'Mis quejas' }).click();
    await page.getByRole('link', { name: /Me llaman antes de las siete/ }).click();
    await expect(page.getByRole('button', { name: 'Ampliar: Su imagen 1' })).toBeVisible();
  },
);

/** The controls on the screen that something else covers. */
const coveredControls = () =>
  [...document.querySelectorAll('a, button, label, textarea')].flatMap((control) => {
    const { left, top, width, height } = control.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const hit = document.elementFromPoint(x, y);
    const isSeen = width > 1 && y > 0 && y < window.innerHeight && !control.closest('footer');
    const isFree = !hit || hit.closest('footer') || control.contains(hit) || hit.contains(control);
    return isSeen && !isFree ? [control.outerHTML.slice(0, 120)] : [];
  });

test('the message of a failed image covers no control', async ({ page, open, lender }) => {
  lender.refuse('uploadProblemImage', { code: '1', message: 'No se pudo guardar la imagen' });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(FORM, 'complainant');
  await page.getByLabel('Agregar imagen').setInputFiles([file(await photograph(page))]);
  await expect(page.getByRole('alert').getByText('No se pudo guardar la imagen')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reintentar imagen 1' })).toBeVisible();
  expect(await page.evaluate(coveredControls)).toEqual([]);
});

test(
  'an image is sent small and without its location',
  { tag: '@engines' },
  async ({ page, open, lender }) => {
    await open(FORM, 'complainant');
    const original = withExif(await photograph(page), GPS, SECRET);
    expect(original.includes(SECRET)).toBe(true);
    await page.getByLabel('Agregar imagen').setInputFiles([file(original)]);
    await expect(page.getByText('Carga exitosa')).toBeVisible();
    const [sent] = uploads(lender)[0]?.files ?? [];
    const bytes = Buffer.from(sent?.bytes ?? []);
    expect(sent).toMatchObject({ field: 'problemImage', name: 'image.jpg', type: 'image/jpeg' });
    expect(bytes.includes(SECRET)).toBe(false);
    expect(bytes.includes('Exif')).toBe(false);
    expect(bytes.length).toBeLessThan(original.length);
    const size = await page
      .getByRole('img', { name: 'Imagen 1' })
      .evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);
    expect(size).toEqual([1_600, 1_200]);
  },
);

test('a photograph taken upright stays upright', { tag: '@engines' }, async ({ page, open }) => {
  await open(FORM, 'complainant');
  const lying = await photograph(page, 300, 200);
  // The orientation tag requests a rotation by 90 degrees.
  const upright = withExif(lying, '4d4d002a000000080001011200030000000100060000000000000000');
  await page.getByLabel('Agregar imagen').setInputFiles([file(upright)]);
  const image = page.getByRole('img', { name: 'Imagen 1' });
  await expect(image).toBeVisible();
  const size = await image.evaluate((it: HTMLImageElement) => [it.naturalWidth, it.naturalHeight]);
  expect(size).toEqual([200, 300]);
});

/** Waits until the list stops moving: entries are measured when they become visible. */
async function atRest(entry: Locator): Promise<void> {
  const place = async () => [await entry.innerText(), await entry.boundingBox()];
  await expect(async () => {
    const before = await place();
    await entry.page().waitForTimeout(250);
    expect(await place()).toEqual(before);
  }).toPass();
}

/** The time in milliseconds in which a tap must take effect before the next attempt. */
const SOON = { timeout: 3_000 };

/** Taps an entry of a list. Taps again if the list moved during the tap. */
async function tapUntil(
  entry: Locator,
  isDone: () => Promise<void>,
  read: (text: string) => void = () => undefined,
): Promise<void> {
  await expect(async () => {
    await atRest(entry);
    read(await entry.innerText());
    await entry.tap();
    await isDone();
  }).toPass();
}

test('a list of ten thousand complaints renders only the visible entries', async ({
  page,
  open,
}) => {
  await open('/complaintList', 'manyOrders');
  await expect(page.getByRole('tab', { selected: true })).toContainText('99+');
  await expect(page.getByRole('listitem').first()).toBeVisible();
  expect(await page.getByRole('listitem').count()).toBeLessThan(40);
  await page.evaluate(() => {
    window.scrollTo(0, 300_000);
  });
  // The list also renders some entries above the screen.
  const far = page.getByRole('listitem').nth(3).getByRole('link');
  await expect(far).toBeInViewport();
  const scrolled = await page.evaluate(() => window.scrollY);
  await tapUntil(far, () => expect(page).toHaveURL(/complainDetails/, SOON));
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(scrolled / 2);
});

test('an order can be chosen from five thousand orders', async ({ page, open }) => {
  await open('/complaint', 'manyOrders');
  await page.getByRole('switch', { name: 'Todos' }).tap();
  await expect(page.getByRole('listitem').first()).toBeVisible();
  expect(await page.getByRole('listitem').count()).toBeLessThan(40);
  await page.evaluate(() => {
    window.scrollTo(0, 100_000);
  });
  const far = page.getByRole('listitem').nth(5).getByRole('button');
  await far.scrollIntoViewIfNeeded();
  let name = '';
  await tapUntil(
    far,
    () => expect(page.getByRole('switch')).not.toBeChecked(SOON),
    (text) => (name = /Ejemplo \d+/.exec(text)?.[0] ?? ''),
  );
  await expect(page.getByText(name, { exact: false })).toBeVisible();
});

test('a swipe changes the tab, and a pull refreshes the list', async ({ page, open, lender }) => {
  await open('/complaintList', 'complainant');
  await expect(page.getByRole('tab', { selected: true })).toContainText('En proceso');
  await drag(page, -60, 0);
  await expect(page.getByRole('tab', { selected: true })).toContainText('En proceso');
  await drag(page, -150, 0);
  await expect(page.getByRole('tab', { selected: true })).toContainText('Atendidas');
  const reads = () => received(lender, 'problemList').length;
  const before = reads();
  await drag(page, 0, 150);
  await expect.poll(reads).toBe(before + 1);
});
