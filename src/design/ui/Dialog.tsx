import { useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { Elements } from './elements';
import { IconButton } from './IconButton';
import { column, edged, quietFocus, rise, stack } from './mixins';
import { dialogOpened } from './openDialogs';

const CLOSE = 'M6 6l12 12M18 6L6 18';

export interface DialogProps {
  readonly title: string;
  /** Called by Escape, the backdrop and the close button. Without it only the program closes the dialog. */
  readonly onClose?: (() => void) | undefined;
  /** The close button's name; without it there is no button. */
  readonly closeLabel?: string;
  /** An error announced within the dialog: screen readers ignore the page behind a dialog. */
  readonly message?: string | undefined;
  readonly actions?: Elements;
  readonly children?: Elements;
}

/** The dialog is open while it is rendered. Afterwards the focus returns to the previous element. */
export function Dialog({ title, onClose, closeLabel, message, actions, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const isClosable = onClose !== undefined;
  const back = useEffectEvent(() => onClose?.());

  useLayoutEffect(() => {
    const { activeElement } = document;
    const element = dialog.current;
    element?.showModal();
    // Reading starts at the title, not at the first button.
    heading.current?.focus();
    return () => {
      element?.close();
      // A dialog that came with its screen, or whose control is gone, leaves the focus to the screen's title.
      const isThere = activeElement instanceof HTMLElement && activeElement.matches('body *');
      (isThere ? activeElement : document.querySelector('h1'))?.focus({ preventScroll: true });
    };
  }, []);

  useLayoutEffect(() => {
    const element = dialog.current;
    return element
      ? dialogOpened({ element, onBack: isClosable ? () => back() : undefined })
      : undefined;
  }, [isClosable]);

  return (
    <Sheet
      ref={dialog}
      role="dialog"
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
      // Chromium closes the dialog on a second Escape. Strict mode closes it and opens it again: the event comes afterwards.
      onClose={({ currentTarget }) => {
        if (currentTarget.open) return;
        if (onClose) onClose();
        else currentTarget.showModal();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose?.();
      }}
    >
      <Body>
        <Heading>
          <Title ref={heading} id={id} tabIndex={-1}>
            {title}
          </Title>
          {closeLabel && onClose && (
            <IconButton label={closeLabel} shape={CLOSE} onClick={onClose} />
          )}
        </Heading>
        {children}
        <Message role="alert">{message}</Message>
        {actions}
      </Body>
    </Sheet>
  );
}

const Sheet = styled.dialog`
  ${column}
  margin-block: auto 0;
  padding: 0;
  ${edged}
  border-radius: var(--radius-xl) var(--radius-xl) 0 0;
  color: inherit;
  background: var(--color-surface);
  overscroll-behavior: contain;
  animation: ${rise} 0.22s ease-out;
  max-height: 92%;
  &::backdrop {
    /* Older engines do not apply custom properties to a backdrop. */
    background: rgba(16, 19, 26, 0.56);
  }
  @media (min-width: 481px) {
    margin-bottom: auto;
    border-radius: var(--radius-xl);
  }
`;

const Body = styled.div`
  ${stack}
  padding: var(--space-l) var(--space-edge);
  padding-bottom: calc(var(--space-l) + env(safe-area-inset-bottom));
`;

const Heading = styled.div`
  display: flex;
  align-items: flex-start;
  gap: var(--space-m);
`;

const Title = styled.h2`
  ${quietFocus}
  flex: 1;
  min-width: 0;
  font-size: var(--text-xl);
`;

const Message = styled.p`
  color: var(--color-danger);
  /* A live region must stay in the tree. Empty, it takes no room. */
  &:empty {
    margin-top: calc(-1 * var(--space-m));
  }
`;
