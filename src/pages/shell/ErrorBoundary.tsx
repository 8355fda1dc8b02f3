import { Component, type ReactNode } from 'react';

export interface ErrorBoundaryProps {
  /** What is shown instead of a screen that crashed; `retry` renders the screen anew. */
  readonly fallback: (retry: () => void) => ReactNode;
  /** The crash is on the screen now. */
  readonly onCaught?: () => void;
  readonly children: ReactNode;
}

/** Catches a screen's crash. Give it the address as `key`: another screen starts clean. */
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
