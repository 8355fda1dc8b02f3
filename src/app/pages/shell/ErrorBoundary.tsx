import { Component, type ReactNode } from 'react';
import { LOAD_FAILURE_ID } from '@/app/boot/builtElements';

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

/**
 * The failure message of a page whose texts did not load, or which crashed outside of the screens. The HTML contains the
 * message in each language of the brand. A development page does not contain it.
 */
export function PageFailure() {
  const words = document.getElementById(LOAD_FAILURE_ID);
  return (
    <main role="alert">
      <p>{words?.firstChild?.textContent ?? 'The page could not be loaded.'}</p>
      <button
        type="button"
        onClick={() => {
          window.location.reload();
        }}
      >
        {words?.lastChild?.textContent ?? 'Retry'}
      </button>
    </main>
  );
}
