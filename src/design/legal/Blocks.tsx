import { Fragment } from 'react';
import { WholeFigures } from '../ui';
import type { Block, DocumentSection, Line } from './document';

export interface SectionBlocksProps {
  readonly section: DocumentSection;
  /** The heading of a part. */
  readonly heading: 'h3' | 'h4';
}

/** A section below its own heading: its blocks, and its parts with their headings. */
export function SectionBlocks({
  section: { blocks, parts },
  heading: Heading,
}: SectionBlocksProps) {
  return (
    <>
      <Blocks blocks={blocks} />
      {parts.map((part, index) => (
        <Fragment key={index}>
          <Heading>{part.title}</Heading>
          <Blocks blocks={part.blocks} />
        </Fragment>
      ))}
    </>
  );
}

/** Paragraphs and lists, in order. */
export function Blocks({ blocks }: { readonly blocks: readonly Block[] }) {
  return blocks.map((block, index) =>
    'text' in block ? (
      <p key={index}>
        <Words line={block.text} />
      </p>
    ) : (
      <ul key={index}>
        {block.list.map((item, itemIndex) => (
          <li key={itemIndex}>
            <Words line={item} />
          </li>
        ))}
      </ul>
    ),
  );
}

export function Words({ line }: { readonly line: Line }) {
  return line.map((piece, index) =>
    typeof piece === 'string' ? (
      <WholeFigures key={index}>{piece}</WholeFigures>
    ) : (
      <strong key={index}>
        <WholeFigures>{piece.strong}</WholeFigures>
      </strong>
    ),
  );
}
