import { Fragment } from 'react';

interface BreakableProps {
  readonly children: string;
}

/**
 * An e-mail address without line breaks within its words: it breaks before `@` and points. A link needs `aria-label`,
 * because browsers put a space for each `wbr` into the link's name.
 */
export const MailText = ({ children }: BreakableProps) => breakable(children.split(/(?=[@.])/));

/** An amount that breaks before a currency that stands after its digits, and not within the currency. */
export const AmountText = ({ children }: BreakableProps) =>
  breakable(/^(.*\d\s?)([^\s\d]+)$/.exec(children)?.slice(1) ?? [children]);

/** A text with possible line breaks between its parts. Each part can change on a translated page, and none is translated. */
const breakable = (parts: readonly string[]) =>
  parts.filter(Boolean).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      <span translate="no">{part}</span>
    </Fragment>
  ));
