/** What a part of a screen says, in its order. A picture is drawn as the screen shows it. */
export type Block =
  | { readonly kind: 'title' | 'heading' | 'label' | 'value' | 'text'; readonly text: string }
  | { readonly kind: 'image'; readonly image: HTMLImageElement };

const KINDS: Readonly<Record<string, 'title' | 'heading' | 'label' | 'value'>> = {
  H1: 'title',
  H2: 'heading',
  H3: 'heading',
  DT: 'label',
  DD: 'value',
};

const PARTS = 'h1,h2,h3,dt,dd,p,li,th,td,img';

/** Never kept: controls, announcements, and what screen readers alone hear. */
const LEFT_OUT = 'button,nav,[role=status],[aria-hidden=true],[inert]';

/** Reads the visible parts of a screen. Controls are left out. */
export function blocksOf(root: Element): readonly Block[] {
  return [...root.querySelectorAll(PARTS)]
    .filter((part) => !part.closest(LEFT_OUT) && !part.querySelector(PARTS) && isVisible(part))
    .flatMap((part) => blockOf(part) ?? []);
}

function isVisible(part: Element): boolean {
  // Older engines lack the method; `LEFT_OUT` covers what this app hides.
  return 'checkVisibility' in part ? part.checkVisibility() : true;
}

function blockOf(part: Element): Block | undefined {
  if (part instanceof HTMLImageElement) return imageOf(part);
  const text = wordsOf(part);
  return text ? { kind: KINDS[part.tagName] ?? 'text', text } : undefined;
}

/** The words of a part; empty where it holds nothing but links or controls. */
function wordsOf(part: Element): string {
  const without = (controls: string) => {
    const copy = part.cloneNode(true) as Element;
    copy.querySelectorAll(controls).forEach((control) => {
      control.remove();
    });
    return copy.textContent.replace(/\s+/g, ' ').trim();
  };
  return without('a,button,input') && without('button,input');
}

/** A picture of another origin would make the canvas unreadable. A picture without a name decorates. */
function imageOf(image: HTMLImageElement): Block | undefined {
  const isDrawn = image.complete && image.naturalWidth > 0 && image.alt !== '';
  const { origin, protocol } = new URL(image.src, document.baseURI);
  const isOwn = origin === window.location.origin || protocol === 'data:';
  return isDrawn && isOwn ? { kind: 'image', image } : undefined;
}

/** The blocks as lines of text: a label and its value are one line. */
export function textOf(blocks: readonly Block[]): string {
  const lines = blocks.flatMap((block) => ('text' in block ? [block] : []));
  return lines
    .map(({ kind, text }) => (kind === 'label' ? `${text}: ` : `${text}\n`))
    .join('')
    .trim();
}
