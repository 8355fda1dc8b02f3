import { Component, type ReactNode } from 'react';
import { LOAD_FAILURE, RETRY } from '../../boot/assetErrors';

export interface ErrorBoundaryProps {
  /** Renders the replacement of a crashed screen; `retry` renders the screen again. */
  readonly fallback: (retry: () => void) => ReactNode;
  /** Called when the replacement is rendered. */
  readonly onCaught?: () => void;
  readonly children: ReactNode;
}

/** Catches a screen's crash. With the path as its `key`, another screen starts without the error. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  override componentDidCatch() {
    this.props.onCaught?.();
  }

  override render() {
    if (!this.state.hasCrashed) return this.props.children;
    return this.props.fallback(() => {
      this.setState({ hasCrashed: false });
    });
  }
}

/** The page's failure without texts, or after a crash outside of the screens: in both languages, with a reload. */
export function PageFailure() {
  return (
    <main role="alert">
      <p>{LOAD_FAILURE}</p>
      <button
        type="button"
        onClick={() => {
          window.location.reload();
        }}
      >
        {RETRY}
      </button>
    </main>
  );
}
