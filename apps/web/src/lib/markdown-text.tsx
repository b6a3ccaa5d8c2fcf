import { markdownBlocks, type MarkdownBlock, type Span } from './markdown-blocks.ts';

type Props = {
  text: string;
  className?: string | undefined;
  /** One level below the heading above the text. */
  heading: 'h3' | 'h4';
};

/** Markdown text rendered as elements: no part of it is ever treated as HTML. */
export function MarkdownText({ text, className, heading }: Props) {
  return (
    <div className={className}>
      {markdownBlocks(text).map((block, i) => (
        <Block key={i} block={block} heading={heading} />
      ))}
    </div>
  );
}

function Block({ block, heading: Heading }: { block: MarkdownBlock; heading: Props['heading'] }) {
  if (block.kind === 'list') {
    const items = block.items.map((spans, i) => <li key={i}>{spans.map(drawn)}</li>);
    return block.isNumbered ? <ol className="bullets">{items}</ol> : <ul className="bullets">{items}</ul>;
  }
  const spans = block.spans.map(drawn);
  return block.kind === 'heading' ? <Heading>{spans}</Heading> : <p>{spans}</p>;
}

function drawn(span: Span, i: number) {
  if (span.kind === 'plain') return span.text;
  if (span.kind === 'link') {
    return (
      <a key={i} href={span.href} target="_blank" rel="noreferrer">
        {span.text}
      </a>
    );
  }
  const Mark = span.kind;
  return <Mark key={i}>{span.text}</Mark>;
}
