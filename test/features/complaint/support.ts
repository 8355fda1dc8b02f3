import { screen } from '@testing-library/react';
import { PNG_HEAD } from '../../support/picture';

/** The browser functions that the screens need: jsdom has no drawing and no layout. */
export function fakeBrowser(): void {
  Object.assign(URL, { createObjectURL: () => 'blob:preview', revokeObjectURL: () => undefined });
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  window.ResizeObserver = FakeResizeObserver;
  fake(document, 'scrollingElement', document.documentElement);
  fake(document.documentElement, 'clientHeight', 640);
  fake(HTMLElement.prototype, 'offsetParent', document.body);
}

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

export const imageFile = (name: string, type = 'image/jpeg') =>
  new File([PNG_HEAD, `original of ${name} with its place`], name, { type });

export const description = () => screen.findByLabelText<HTMLTextAreaElement>('Descripción');
export const picker = () => screen.getByLabelText<HTMLInputElement>('Agregar imagen');
export const submit = () => screen.getByRole('button', { name: 'Enviar' });
