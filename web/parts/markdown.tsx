/**
 * As much of Markdown as people write notices in: headings, paragraphs, lists, bold, italic, links. It makes elements and
 * never HTML, so whatever is in a text stays a text.
 */
import type { ComponentChildren } from 'preact';
import { type Block, blocksOf, isSafe } from './markdownBlocks.ts';

export function Markdown({ text }: { text: string }) {
  return <>{blocksOf(text).map((block, i) => shown(block, i))}</>;
}

function shown(block: Block, key: number) {
  switch (block.kind) {
    case 'heading': {
      // The page has its own first heading.
      const Heading = (['h2', 'h2', 'h3', 'h4'] as const)[block.level - 1] ?? 'h4';
      return <Heading key={key}>{inline(block.text)}</Heading>;
    }
    case 'list':
      return (
        <ul key={key}>
          {block.items.map((item, i) => (
            <li key={i}>{inline(item)}</li>
          ))}
        </ul>
      );
    case 'numbers':
      return (
        <ol key={key}>
          {block.items.map((item, i) => (
            <li key={i}>{inline(item)}</li>
          ))}
        </ol>
      );
    case 'text':
      return (
        <p key={key}>
          {block.text.split('\n').flatMap((line, i) => (i === 0 ? [inline(line)] : [<br key={i} />, inline(line)]))}
        </p>
      );
  }
}

const marks = /\*\*([^*]+)\*\*|\*([^*]+)\*|\[([^\]]+)\]\(([^)\s]+)\)/g;

function inline(text: string): ComponentChildren {
  const parts: ComponentChildren[] = [];
  let from = 0;
  for (const found of text.matchAll(marks)) {
    const [whole, bold, italic, label, to = ''] = found;
    parts.push(text.slice(from, found.index));
    if (bold !== undefined) parts.push(<strong>{bold}</strong>);
    else if (italic !== undefined) parts.push(<em>{italic}</em>);
    else
      parts.push(
        isSafe(to) ? (
          <a href={to} rel="noopener">
            {label}
          </a>
        ) : (
          whole
        ),
      );
    from = found.index + whole.length;
  }
  parts.push(text.slice(from));
  return parts;
}
