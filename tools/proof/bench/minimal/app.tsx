import { configureStore } from '@reduxjs/toolkit';
import { createApi } from '@reduxjs/toolkit/query/react';
import { createElement, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { createGlobalStyle } from 'styled-components';
import { type Drawn, type Minimal, MINIMAL_ID } from '../pages';

/**
 * One screen on the same libraries. It sends its request after it is mounted, and renders the answer with the same
 * elements.
 */
const { request, css, drawn } = JSON.parse(
  document.getElementById(MINIMAL_ID)?.textContent ?? '',
) as Minimal;

const api = createApi({
  baseQuery: async () => {
    const { url, ...init } = request;
    const response = await fetch(url, init);
    return { data: (await response.json()) as unknown };
  },
  endpoints: (build) => ({
    answer: build.query<{ data: unknown }, undefined>({ query: () => null }),
  }),
});

const store = configureStore({
  reducer: { [api.reducerPath]: api.reducer },
  middleware: (defaults) => defaults().concat(api.middleware),
});

const PageStyle = createGlobalStyle`${css}`;

function Screen() {
  const { data } = api.useAnswerQuery(undefined);
  return data?.data ? draw(drawn) : '…';
}

function draw(parts: readonly Drawn[]): ReactNode {
  return parts.map((part, index) => {
    if (typeof part === 'string') return part;
    const [name, attributes, children] = part;
    return createElement(name, { ...attributes, key: index }, ...[draw(children)].flat());
  });
}

createRoot(document.getElementById('root') ?? document.body).render(
  <Provider store={store}>
    <PageStyle />
    <BrowserRouter>
      <Routes>
        <Route path="*" element={<Screen />} />
      </Routes>
    </BrowserRouter>
  </Provider>,
);
