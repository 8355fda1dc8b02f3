import { configureStore } from '@reduxjs/toolkit';
import { createApi } from '@reduxjs/toolkit/query/react';
import { createElement, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import styled, { createGlobalStyle } from 'styled-components';
import type { Drawn } from '../plainPage';
import { type Minimal, MINIMAL_ID } from './page';

/**
 * What somebody would begin with on the same libraries: one screen, which asks once it is there and draws its answer.
 * It looks like the screen that it is compared with, element for element.
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

const Look = createGlobalStyle`${css}`;
const Waiting = styled.p`
  padding: 1rem;
`;

function Screen() {
  const { data } = api.useAnswerQuery(undefined);
  return data?.data ? draw(drawn) : <Waiting>…</Waiting>;
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
    <Look />
    <BrowserRouter>
      <Routes>
        <Route path="*" element={<Screen />} />
      </Routes>
    </BrowserRouter>
  </Provider>,
);
