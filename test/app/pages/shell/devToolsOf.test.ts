import { devToolsOf } from '@/app/pages/shell/devToolsOf';
import { maskedOptions, openOptions } from '@/platform/devTools/devTools';
import { testEnvironment } from '../../../support/environment';

/** A browser with the Redux DevTools extension. */
const withExtension = { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: () => undefined, location };

const open = (page: object, features: object, mode: string) => {
  const { NODE_ENV } = process.env;
  Object.assign(process.env, { NODE_ENV: mode });
  const none = testEnvironment().features;
  const environment = testEnvironment({ features: { ...none, ...features } });
  return devToolsOf(page as Window, environment).finally(() => {
    Object.assign(process.env, { NODE_ENV });
  });
};

describe('in production', () => {
  it('the extension is not connected', async () => {
    expect(await open(withExtension, {}, 'production')).toBe(false);
    expect(await open(withExtension, { remoteDevTools: true }, 'production')).toBe(false);
  });

  it('the extension gets masked values if the environment allows it', async () => {
    const seen = await open(withExtension, { devTools: true }, 'production');
    expect(seen).toBe(maskedOptions);
  });
});

it('a development build sends everything except secrets to the extension', async () => {
  expect(await open(withExtension, {}, 'development')).toBe(openOptions);
  expect(await open({}, {}, 'development')).toBe(false);
});
