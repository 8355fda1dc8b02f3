import { maskedOptions, openOptions } from '../../../src/devTools/devTools';
import { watchedBy } from '../../../src/pages/shell/watchedBy';
import { testEnvironment } from '../../support/environment';

/** A browser with Redux DevTools, as a developer's is, and whoever finds a borrower's phone. */
const withExtension = { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: () => undefined, location };

const open = (page: object, features: object, mode: string) => {
  const { NODE_ENV } = process.env;
  Object.assign(process.env, { NODE_ENV: mode });
  const none = testEnvironment().features;
  const environment = testEnvironment({ features: { ...none, ...features } });
  return watchedBy(page as Window, environment).finally(() => {
    Object.assign(process.env, { NODE_ENV });
  });
};

describe('in production', () => {
  it('nobody watches, though the extension is there', async () => {
    expect(await open(withExtension, {}, 'production')).toBe(false);
    expect(await open(withExtension, { remoteDevTools: true }, 'production')).toBe(false);
  });

  it('they see masked values where the environment says so', async () => {
    const seen = await open(withExtension, { devTools: true }, 'production');
    expect(seen).toBe(maskedOptions);
  });
});

it('a development build shows an extension that is there everything but secrets', async () => {
  expect(await open(withExtension, {}, 'development')).toBe(openOptions);
  expect(await open({}, {}, 'development')).toBe(false);
});
