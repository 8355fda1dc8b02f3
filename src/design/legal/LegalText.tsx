import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import { directionOf } from '@/platform/environment';
import { Blocks, SectionBlocks } from './Blocks';
import type { LenderDocument } from './document';
import { DocumentEnd } from './DocumentEnd';

export interface LegalTextProps {
  readonly document: LenderDocument;
  /** The heading of the table of contents; without it there is no table. */
  readonly contentsLabel?: string;
}

const idOf = (index: number) => `section-${index + 1}`;

/** A document below its title; the page shows the title. It does not use `window`, because it is prerendered. */
export function LegalText({ document, contentsLabel }: LegalTextProps) {
  const { language, introduction, sections } = document;
  return (
    <Text lang={language} dir={directionOf(language)}>
      <Blocks blocks={introduction} />
      {contentsLabel && (
        <nav aria-label={contentsLabel}>
          <h2>{contentsLabel}</h2>
          <ol>
            {sections.map(({ title }, index) => (
              <li key={index}>
                <a href={`#${idOf(index)}`} onClick={jump}>
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      {sections.map((section, index) => (
        <section key={index} aria-labelledby={idOf(index)}>
          <h2 id={idOf(index)} tabIndex={-1}>
            {contentsLabel ? `${index + 1}. ${section.title}` : section.title}
          </h2>
          <SectionBlocks section={section} heading="h3" />
        </section>
      ))}
      <DocumentEnd document={document} />
    </Text>
  );
}

/** Scrolls to a section without a history entry: the router would treat the entry as another screen. */
function jump(event: MouseEvent<HTMLAnchorElement>): void {
  const section = document.querySelector<HTMLElement>(event.currentTarget.hash);
  if (!section) return;
  event.preventDefault();
  section.scrollIntoView();
  section.focus({ preventScroll: true });
}

const Text = styled.article`
  max-width: 66ch;
  overflow-wrap: break-word;
  p,
  ul,
  nav {
    margin-bottom: 0.75rem;
  }
  section,
  nav {
    margin-top: var(--space-l);
  }
  > :first-child {
    margin-top: 0;
  }
  h2 {
    margin-bottom: var(--space-s);
    font-size: var(--text-m);
    font-weight: 650;
    scroll-margin-top: var(--space-m);
  }
  h3 {
    margin-block: var(--space-m) var(--space-s);
    font-size: inherit;
    font-weight: 650;
  }
  section li {
    margin: 0 0 var(--space-xs) min(1.25rem, 6.25vw);
    list-style: disc;
  }
  nav {
    padding: var(--space-m) min(var(--space-m), 5vw);
    border-radius: var(--radius-m);
    background: var(--color-soft);
  }
  nav li {
    margin-inline-start: min(1.75rem, 9vw);
    list-style: decimal;
  }
  nav a {
    display: block;
    padding-block: 0.625rem;
  }
  @media print {
    h2 {
      break-after: avoid;
    }
    p,
    li {
      break-inside: avoid;
    }
  }
`;
