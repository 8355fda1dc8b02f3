import { useLingui } from '@lingui/react/macro';
import { type ComponentType, useState } from 'react';
import { offline } from '../feedback/failureText';
import { useToast } from '../feedback/toasts';

export interface LatePart<Props> {
  /** Undefined while the part is closed or loading. */
  readonly Part: ComponentType<Props> | undefined;
  readonly isLoading: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

/** A part of a screen whose code is loaded when a control opens it. A toast says that the code could not be loaded. */
export function useLatePart<Props>(load: () => Promise<ComponentType<Props>>): LatePart<Props> {
  const { i18n } = useLingui();
  const toast = useToast();
  const [Part, setPart] = useState<ComponentType<Props>>();
  const [isLoading, setLoading] = useState(false);
  const open = async () => {
    setLoading(true);
    try {
      const Loaded = await load();
      setPart(() => Loaded);
    } catch {
      toast('error', i18n._(offline));
    }
    setLoading(false);
  };
  return {
    Part,
    isLoading,
    open: () => void open(),
    close: () => {
      setPart(undefined);
    },
  };
}
