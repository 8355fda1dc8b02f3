import { type ChangeEvent, type CompositionEvent, useState } from 'react';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

export interface CompositionInput {
  readonly value: string;
  /** Receives what was typed, before `fit`. */
  readonly onChange: (value: string) => void;
  /** What the field keeps of a text: without further signs, or in groups. */
  readonly fit: (text: string) => string;
}

/**
 * The value and the handlers of a text control. While a keyboard composes a word, the control shows what it composes: a value
 * that is rewritten meanwhile gets digits twice, and loses the word.
 */
export function useComposition({ value, onChange, fit }: CompositionInput) {
  const [composed, setComposed] = useState<string>();
  const take = (control: TextControl) => {
    const typed = control.value;
    keepCaret(control, fit);
    onChange(typed);
  };
  return {
    value: composed ?? value,
    onChange: ({ currentTarget }: ChangeEvent<TextControl>) => {
      if (composed === undefined) {
        take(currentTarget);
        return;
      }
      setComposed(currentTarget.value);
      onChange(currentTarget.value);
    },
    onCompositionStart: ({ currentTarget }: CompositionEvent<TextControl>) => {
      setComposed(currentTarget.value);
    },
    onCompositionEnd: ({ currentTarget }: CompositionEvent<TextControl>) => {
      setComposed(undefined);
      take(currentTarget);
    },
  };
}

/** Rewrites the value before React compares it: React moves the caret to the end when it changes a value. */
function keepCaret(control: TextControl, fit: (text: string) => string): void {
  const typed = control.value;
  const kept = fit(typed);
  if (kept === typed) return;
  const caret = fit(typed.slice(0, control.selectionStart ?? typed.length)).length;
  control.value = kept;
  control.setSelectionRange(caret, caret);
}
