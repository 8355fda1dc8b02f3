import { readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { replacedColors } from '../../src/design/theme/theme';
import type { Environment } from '../../src/platform/environment/environment';
import { checkCopies, checkedContents } from '../documents/check';
import { pageFolders, readBuiltFiles } from './builtFiles';
import { headerRules, MOST_ASSETS } from './headerRules';
import { formatHeaders } from './headersFile';
import { inlineTexts } from './html';
import { iconPng, iconSvg } from './icons';
import { type Logo, readLogo } from './logo';
import { allPages } from './pages';
import { contentSecurityPolicy, withPolicy } from './policy';
import { pagesByRoute, redirects } from './redirects';
import { loadRenderer, type Renderer } from './renderer';
import { writeDocuments, writeServed } from './served';
import { robots, sitemap, webManifest } from './siteFiles';
import { writeVersion } from './version';

/**
 * Applies an environment to a built `dist/`: writes every page, the icons, the manifest, robots, sitemap and
 * `_headers` again. No value of an earlier environment remains. The scripts stay the same: they read the
 * environment from the page.
 */
export async function dressBuild(
  dist: string,
  candidate: unknown,
  documentsFolder: string,
): Promise<void> {
  const renderer = await loadRenderer();
  const environment = checkedEnvironment(renderer, candidate);
  for (const line of replacedColors(environment.theme)) console.warn(line);
  const { texts, documents, versions } = await checkedContents(
    documentsFolder,
    environment,
    renderer,
  );
  checkCopies(documentsFolder);
  const logo = readLogo(documentsFolder, environment);
  const site = await renderer.renderSite(environment, documents);
  const screens = await Promise.all(
    renderer.askingScreens.map((screen) => renderer.renderScreen(screen, environment)),
  );
  const pages = await allPages({
    renderer,
    environment,
    documents,
    site,
    screens,
    built: readBuiltFiles(dist),
  });
  const inline = pages.map(([, html]) => inlineTexts(html));
  const policyOf = (pieces: typeof inline) =>
    contentSecurityPolicy({
      environment,
      scripts: pieces.flatMap(({ scripts }) => scripts),
      styles: [renderer.STYLE_SEED, ...pieces.flatMap(({ styles }) => styles)],
    });
  // The last check of an environment: nothing is written before it.
  const headers = formatHeaders(headerRules(policyOf(inline), largestFirst(dist)));

  writeDocuments(dist, documents, texts);
  pages.forEach(([file, html], index) => {
    const served = withPolicy(html, policyOf(inline.slice(index, index + 1)));
    writeServed(dist, file, served);
    // A static host's page for a path without a file.
    if (file === 'app.html') writeServed(dist, '404.html', served);
  });

  const listed = site.filter(({ isListed }) => isListed).map((page) => page.path);
  writeServed(dist, 'robots.txt', robots(environment));
  writeServed(dist, 'sitemap.xml', sitemap(environment, listed));
  writeServed(
    dist,
    'site.webmanifest',
    webManifest(environment, renderer.lookOf(environment).themeColor),
  );
  writeIcons(dist, environment, logo);
  writeVersion(dist, environment, documents, versions);
  writeServed(dist, '_headers', headers);
  const folders = pageFolders(dist).map((folder) => `/${folder}`);
  writeServed(dist, '_redirects', redirects(pagesByRoute(Object.values(renderer.routes), folders)));
}

/** The files of `assets/`. The smallest ones are texts of a second language and parts that few visits need. */
function largestFirst(dist: string): readonly string[] {
  const folder = path.join(dist, 'assets');
  const sizeOf = (file: string) => statSync(path.join(folder, file)).size;
  const files = readdirSync(folder).filter((file) => !/\.(br|gz)$/.test(file));
  const rest = files.length - MOST_ASSETS;
  if (rest > 0) console.warn(`_headers has no room for the caching of ${String(rest)} small files`);
  return files.sort((one, other) => sizeOf(other) - sizeOf(one)).map((file) => `/assets/${file}`);
}

function writeIcons(dist: string, { theme }: Environment, logo: Logo | undefined): void {
  const environment = { theme, logo };
  const square = (size: number, coin: number) =>
    iconPng(environment, { width: size, height: size, coin });
  if (logo) writeServed(dist, 'logo.svg', logo.svg);
  else
    for (const file of ['logo.svg', 'logo.svg.br', 'logo.svg.gz'])
      rmSync(path.join(dist, file), { force: true });
  writeServed(dist, 'icon.svg', iconSvg(environment));
  writeServed(dist, 'icon-48.png', square(48, 0.3));
  writeServed(dist, 'icon-180.png', square(180, 0.3));
  writeServed(dist, 'icon-192.png', square(192, 0.3));
  writeServed(dist, 'icon-512.png', square(512, 0.3));
  writeServed(dist, 'share.png', iconPng(environment, { width: 1200, height: 630, coin: 0.27 }));
}

/** A build has no launch pad and no remote DevTools: their switches are removed. Throws the keys that are wrong. */
function checkedEnvironment({ checkBrand }: Renderer, candidate: unknown): Environment {
  const reading = checkBrand(candidate);
  if (!reading.ok) {
    const issues = reading.issues.map(({ key, problem }) => `  ${key}: ${problem}`);
    throw new Error(`The environment is wrong:\n${issues.join('\n')}`);
  }
  const { environment } = reading;
  const { testPreview: _launchPad, remoteDevTools: _server, ...features } = environment.features;
  return { ...environment, features };
}
