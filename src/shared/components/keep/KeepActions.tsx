import { useLingui } from '@lingui/react/macro';
import { type MouseEvent, useState } from 'react';
import { styled } from 'styled-components';
import { Button, type ButtonVariant } from '@/design/ui';
import { keepsDownloads, useBridge } from '@/platform/native';
import { useToast } from '@/shared/feedback/toasts';

export interface KeepActionsProps {
  /** The part of the screen that is kept: the section with the buttons, or all of it. */
  readonly part?: 'section' | 'screen';
  readonly variant?: ButtonVariant;
  /** The title of what is kept; that of the page if it is missing. */
  readonly title?: string;
}

/**
 * Shares, saves or prints what the screen shows (docs/reference/screens.md#keep). A button is there where the native app
 * or the browser can do it.
 */
export function KeepActions({ part = 'screen', variant = 'secondary', title }: KeepActionsProps) {
  const { t } = useLingui();
  const ways = useWays();
  const { isBusy, share, save } = useKeep(part, title);
  if (Object.values(ways).every((way) => !way)) return null;
  return (
    <Row>
      {ways.share && (
        <Button variant={variant} isBusy={isBusy} onClick={share}>
          {t({ message: `Share`, comment: 'Button: sends what the screen shows by another app.' })}
        </Button>
      )}
      {ways.save && (
        <Button variant={variant} isBusy={isBusy} onClick={save}>
          {t({ message: `Save`, comment: 'Button: keeps what the screen shows as a picture.' })}
        </Button>
      )}
      {ways.print && (
        <Button
          variant={variant}
          onClick={() => {
            window.print();
          }}
        >
          {t({ message: `Print`, comment: 'Button: prints what the screen shows.' })}
        </Button>
      )}
    </Row>
  );
}

/** A native web view and the browser inside of another app neither download nor print. */
function useWays() {
  const bridge = useBridge();
  const isBrowser = !bridge.has('closeWebView') && keepsDownloads();
  return {
    // The build, which renders placeholders, has no navigator.
    share: bridge.has('shareText') || (typeof navigator === 'object' && 'share' in navigator),
    save: bridge.has('saveFile') || isBrowser,
    print: isBrowser,
  };
}

function useKeep(part: 'section' | 'screen', title?: string) {
  const { t } = useLingui();
  const bridge = useBridge();
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const by = (way: 'shareScreen' | 'saveScreen') => async (event: MouseEvent<HTMLElement>) => {
    const section = part === 'section' && event.currentTarget.closest('section');
    const kept = { title: title ?? document.title, root: section || document.body };
    setBusy(true);
    const fail = (error: unknown) => {
      toast(
        'error',
        error instanceof Error && error.name === 'UntrueCanvas'
          ? t({
              message: `This browser changes pictures, so nothing was saved. Take a screenshot instead.`,
              comment: 'Message: what the screen shows could not be drawn as a picture.',
            })
          : t({
              message: `This did not work. Try again.`,
              comment: 'Message: what the screen shows could not be shared or saved.',
            }),
      );
    };
    try {
      const keep = await import(/* webpackChunkName: "keep" */ './keepScreen');
      await keep[way](kept, bridge, fail);
    } catch (error) {
      fail(error);
    }
    setBusy(false);
  };
  const [share, save] = [by('shareScreen'), by('saveScreen')];
  return {
    isBusy,
    share: (event: MouseEvent<HTMLElement>) => void share(event),
    save: (event: MouseEvent<HTMLElement>) => void save(event),
  };
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-s);
  > button {
    flex: 1 1 auto;
  }
`;
