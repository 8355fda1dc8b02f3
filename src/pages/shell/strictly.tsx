import { type ReactElement, StrictMode } from 'react';

/**
 * A page's element as its root renders it. In development and tests React tries every effect twice, but only
 * where strict mode is the outermost element; in production it does nothing.
 */
export const strictly = (page: ReactElement): ReactElement => <StrictMode>{page}</StrictMode>;
