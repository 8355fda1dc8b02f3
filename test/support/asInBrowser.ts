import { configure, getConfig } from '@testing-library/react';

declare global {
  /** React's switch: whether it expects each update within `act`. */
  var IS_REACT_ACT_ENVIRONMENT: boolean | undefined;
}

type Dispatch = () => unknown;

const { eventWrapper: withinAct } = getConfig() as {
  eventWrapper: (dispatch: Dispatch) => unknown;
};

// For a file whose taps lead to a screen that is not loaded: its code and its texts come in their own time, which no test can
// hold within `act`. React renders it as in a browser, and the tests wait for what they expect.
beforeAll(() => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = false;
});

configure({
  eventWrapper: (dispatch: Dispatch) =>
    globalThis.IS_REACT_ACT_ENVIRONMENT ? withinAct(dispatch) : dispatch(),
});
