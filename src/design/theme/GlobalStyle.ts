import { createGlobalStyle } from 'styled-components';

/** The reset, the page's style, and the theme as custom properties. Rendered once, within the `ThemeProvider`. */
export const GlobalStyle = createGlobalStyle`
  ${({ theme }) => theme.rules}

  /* What is shown at a till or to somebody else, or kept: black on white at night, too. */
  [data-paper] {
    --color-text: #000;
    color: #000;
    background: #fff;
    color-scheme: only light;
  }

  *, ::before, ::after { box-sizing: border-box; margin: 0; }

  /* iOS: the size of the phone's text setting (Dynamic Type). macOS has no touch callout. */
  @supports (font: -apple-system-body) and (-webkit-touch-callout: none) {
    html { font: -apple-system-body; }
  }

  html {
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    -webkit-tap-highlight-color: transparent;
    /* The focused element stays clear of the sticky footer (2.4.11). */
    scroll-padding: var(--space-l) 0 8rem;
  }

  body {
    font: var(--text-m)/1.5 -apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'PingFang SC', 'Noto Sans SC', sans-serif;
    -webkit-font-smoothing: antialiased;
    color: var(--color-text);
    background: var(--color-background);
    /* A server's word may have any length. Unlike break-word, this value lets a flex item be narrower than the
       word. */
    overflow-wrap: anywhere;
  }

  h1, h2, h3 { font-size: inherit; line-height: 1.3; }
  /* Marks above and below the letters of Devanagari need the room. */
  :lang(hi) :is(h1, h2) { letter-spacing: 0; line-height: 1.35; }
  ul, ol, fieldset, legend { padding: 0; border: 0; list-style: none; min-width: 0; }
  dd { margin: 0; }
  /* Where the text runs from right to left: an icon that points along it, and values with an order of their own. */
  [dir='rtl'] [data-points] { transform: scaleX(-1); }
  [dir='rtl'] dd::before { content: '\\2068'; }
  [dir='rtl'] dd::after { content: '\\2069'; }
  button, input, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
  button { padding: 0; border: 0; background: none; cursor: pointer; touch-action: manipulation; }
  img, svg { display: block; max-width: 100%; flex: none; }
  a { color: var(--color-accent); text-underline-offset: 0.2em; }

  body :focus-visible {
    outline: 3px solid var(--color-focus);
    outline-offset: 2px;
    box-shadow: 0 0 0 2px var(--color-halo);
  }

  @media (prefers-reduced-motion: reduce) {
    *, ::before, ::after {
      animation-duration: 1ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 1ms !important;
      scroll-behavior: auto !important;
    }
  }

  @media print {
    body { color: #000; background: none; }
    button { display: none !important; }
  }
`;
