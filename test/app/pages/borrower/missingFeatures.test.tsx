import { screen, waitFor } from '@testing-library/react';
import { addShims } from '@/platform/base/shims';
import { createLender } from '../../../../sandbox';
import { addressOf, askingScreens, borrowerOf } from '../../../../tools/proof/sampleScreens';
import { makeChoices, settled } from '../../../support/everyScreen';
import { noBridge } from '../../../support/fakeBridge';
import { renderScreen } from '../../../support/renderScreen';

jest.mock('@/shared/components/keep/picture', () => ({
  drawPicture: () => Promise.resolve(new Blob(['picture'], { type: 'image/png' })),
}));

const never = () => new Promise<never>(() => undefined);
const refused = () => Promise.reject(new DOMException('Refused', 'NotAllowedError'));

type Features = readonly (readonly [owner: object, name: string, value: unknown])[];

const browsers: Readonly<Record<string, Features>> = {
  'that lacks features': [
    [window, 'FileReader', undefined],
    [crypto, 'randomUUID', undefined],
    [navigator, 'clipboard', undefined],
  ],
  'that refuses its clipboard': [[navigator, 'clipboard', { writeText: refused }]],
  'whose clipboard and share never answer': [
    [navigator, 'clipboard', { writeText: never }],
    [navigator, 'share', never],
  ],
};

const ACTIONS = /^(Copiar|Compartir|Guardar|Recordarme)/;

const replace = (owner: object, name: string, value: unknown) =>
  Object.defineProperty(owner, name, { configurable: true, writable: true, value });

describe.each(Object.entries(browsers))('a browser %s', (_, features) => {
  const found = features.map(([owner, name]) => Object.getOwnPropertyDescriptor(owner, name));
  const command = jest.fn(() => true);

  beforeEach(() => {
    jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    // jsdom follows no link to a file.
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => undefined });
    replace(navigator, 'share', () => Promise.resolve());
    replace(document, 'execCommand', command);
  });
  afterEach(() => {
    features.forEach(([owner, name], index) => {
      const descriptor = found[index];
      if (descriptor) Object.defineProperty(owner, name, descriptor);
      else Reflect.deleteProperty(owner, name);
    });
    Reflect.deleteProperty(navigator, 'share');
    Reflect.deleteProperty(document, 'execCommand');
  });

  it.each(askingScreens.map((sample) => [sample.path, sample] as const))(
    'does each action of %s',
    async (__, sample) => {
      const { user } = await renderScreen(addressOf(sample, createLender()), {
        borrower: borrowerOf(sample),
        bridge: noBridge(),
      });
      // The user's setup has a clipboard of its own.
      for (const feature of features) replace(...feature);
      await settled();
      await makeChoices(user);
      for (const action of screen.queryAllByRole('button', { name: ACTIONS })) {
        await user.click(action);
        await settled();
        expect(screen.queryByText(/Esto no funcionó|No hay conexión/)).not.toBeInTheDocument();
      }
      if (screen.queryAllByRole('button', { name: /^Copiar/ }).length > 0)
        await waitFor(() => {
          expect(command).toHaveBeenCalledWith('copy');
        });
    },
  );
});

it('adds what libraries use and a browser lacks', () => {
  const at = Object.getOwnPropertyDescriptor(Array.prototype, 'at')!;
  Reflect.deleteProperty(Array.prototype, 'at');
  Reflect.deleteProperty(crypto, 'randomUUID');
  addShims();
  const none: readonly number[] = [];
  expect([1, 2, 3].at(-1)).toBe(3);
  expect(none.at(-1)).toBeUndefined();
  expect(crypto.randomUUID()).toMatch(/^[\da-f]{8}-[\da-f]{4}-4/);
  Object.defineProperty(Array.prototype, 'at', at);
});
