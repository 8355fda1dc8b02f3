import { WholeFigures } from '../ui';
import type { Block, Line } from './document';

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
