import { statSync } from 'node:fs';
import path from 'node:path';
import { routes } from '../../src/navigation/routes';
import { expect, test } from './fixtures';

/** First-load JavaScript of a route, in bytes of Brotli. */
const BUDGET = 115_000;

const PUBLIC = ['home', 'about', 'user', 'contact', 'policy', 'loan'];

const borrowerRoutes = Object.entries(routes).filter(([name]) => !PUBLIC.includes(name));

const brotliSize = (script: string) =>
  statSync(path.join('dist', `${new URL(script).pathname}.br`)).size;

for (const [name, route] of borrowerRoutes) {
  test(`the first load of ${name} keeps the budget`, async ({ page, open }) => {
    const scripts = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.add(request.url());
    });
    await open(`${route}?amount=1000&requestType=1&payCode=shop`, 'dueTomorrow');
    // The app's own title comes with its screen's chunk.
    await expect(page.locator('#root > :not([data-early]) h1').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    const bytes = [...scripts].map(brotliSize).reduce((sum, size) => sum + size, 0);
    console.log(`${name}: ${String(bytes)} bytes of JavaScript in Brotli`);
    expect(scripts.size).toBeGreaterThan(1);
    expect(bytes).toBeLessThanOrEqual(BUDGET);
  });
}
