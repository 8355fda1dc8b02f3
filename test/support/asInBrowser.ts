import { configure, getConfig } from '@testing-library/react';

declare global {
  /** React's switch: whether it expects each update within `act`. */
  var IS_REACT_ACT_ENVIRONMENT: boolean | undefined;
}

type Dispatch = () => unknown;

const { eventWrapper: withinAct } = getConfig() as {
  eventWrapper: (dispatch: Dispatch) => unknown;
};

// A whole screen gets answers, code and ticks in its own time, which no test can hold within `act`. React renders it
// as in a browser, and tests wait for what they expect.
beforeAll(() => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = false;
});

configure({
  eventWrapper: (dispatch: Dispatch) =>
    globalThis.IS_REACT_ACT_ENVIRONMENT ? withinAct(dispatch) : dispatch(),
});
