import { screen } from '@testing-library/react';
import { createLender } from '../../../sandbox';
import { PNG_HEAD } from '../../support/picture';
import { type RenderOptions, renderScreen } from '../../support/renderScreen';

// jsdom has no drawing and no layout.
jest.mock('@/features/complaint/pictures/drawJpegs', () =>
  jest.requireActual<object>('./fakeDrawing'),
);

/** The browser functions that the screens need. */
export function fakeBrowser(): void {
  Object.assign(URL, { createObjectURL: () => 'blob:preview', revokeObjectURL: () => undefined });
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  window.ResizeObserver = FakeResizeObserver;
  fake(document, 'scrollingElement', document.documentElement);
  fake(document.documentElement, 'clientHeight', 640);
  fake(HTMLElement.prototype, 'offsetParent', document.body);
}

beforeAll(fakeBrowser);

export function fake(target: object, property: string, value: unknown): void {
  Object.defineProperty(target, property, { configurable: true, value });
}

/** Every observed element is 100 pixels high. */
class FakeResizeObserver implements ResizeObserver {
  constructor(private readonly report: ResizeObserverCallback) {}

  observe(target: Element): void {
    const entry = { target, contentRect: { width: 360, height: 100 } } as ResizeObserverEntry;
    queueMicrotask(() => {
      this.report([entry], this);
    });
  }

  unobserve(): void {
    return undefined;
  }

  disconnect(): void {
    return undefined;
  }
}

/** Opens the form of a complaint, with its own parameters. */
export async function openForm(
  lender = createLender(),
  query = 'problemType=2',
  options: RenderOptions = {},
) {
  const address = `/complainPageNext?${query}`;
  const rendered = await renderScreen(address, { borrower: 'complainant', lender, ...options });
  return { ...rendered, text: await description() };
}

/** Opens a complaint: `01` has a reply and is asked for a score, `02` has none. */
export async function openDetail(end: '01' | '02', options: RenderOptions = {}) {
  const { lender = createLender() } = options;
  const problemId = `${lender.launch('complainant').userId ?? ''}${end}`;
  const address = `/complainDetails?problemId=${problemId}`;
  const rendered = await renderScreen(address, { borrower: 'complainant', ...options, lender });
  return { ...rendered, problemId };
}

export const imageFile = (name: string, type = 'image/jpeg') =>
  new File([PNG_HEAD, `original of ${name} with its place`], name, { type });

export const description = () => screen.findByLabelText<HTMLTextAreaElement>('Descripción');
export const picker = () => screen.getByLabelText<HTMLInputElement>('Agregar imagen');
export const submit = () => screen.getByRole('button', { name: 'Enviar' });
