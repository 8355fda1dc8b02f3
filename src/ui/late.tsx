import type { ComponentType } from 'react';
import { useLoaded } from './useLoaded';

/**
 * A part of a screen whose code comes when it is first shown. Where the code cannot be had, the part is not there:
 * only for what a borrower can do without.
 */
export const late =
  <Props extends object>(name: string, load: () => Promise<ComponentType<Props>>) =>
  (props: Props) => {
    const { currentData: Part } = useLoaded(name, load);
    return Part && <Part {...props} />;
  };
