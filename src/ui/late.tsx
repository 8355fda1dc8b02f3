import type { ComponentType } from 'react';
import { useLoaded } from './useLoaded';

/**
 * A part of a screen whose code is loaded when it is first rendered. It renders nothing while the code is missing, so it
 * is for optional parts only.
 */
export const late =
  <Props extends object>(name: string, load: () => Promise<ComponentType<Props>>) =>
  (props: Props) => {
    const { currentData: Part } = useLoaded(name, load);
    return Part && <Part {...props} />;
  };
