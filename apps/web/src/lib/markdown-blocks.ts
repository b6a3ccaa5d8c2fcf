/** Part of a line; a link is a web or mail address, and nothing else. */
export type Span =
  | { kind: 'plain' | 'strong' | 'em' | 'code'; text: string }
  | { kind: 'link'; text: string; href: string };

export type MarkdownBlock =
  | { kind: 'heading' | 'text'; spans: Span[] }
  | { kind: 'list'; isNumbered: boolean; items: Span[][] };

const HEADING = /^#{1,6}\s+(\S.*)$/;
const ITEM = /^\s{0,6}(?:[-*+•]|(\d{1,3})[.)])\s+(\S.*)$/;

/**
 * The part of Markdown people use in job descriptions: headings, lists, emphasis, code and links. Anything else stays
 * as typed, HTML too; the caller renders text, so none of it can become a tag.
 */
export function markdownBlocks(text: string): MarkdownBlock[] {
  const blocks: MarkdownBlock[] = [];
  let lines: string[] = [];
  const endText = () => {
    if (lines.length > 0) blocks.push({ kind: 'text', spans: toSpans(lines.join('\n')) });
    lines = [];
  };
  for (const line of text.split(/\r?\n/)) {
    const block = lineBlock(line);
    if (!block && line.trim()) {
      lines.push(line);
      continue;
    }
    endText();
    if (block) append(blocks, block);
  }
  endText();
  return blocks;
}

function lineBlock(line: string): MarkdownBlock | undefined {
  const heading = withoutClosing(HEADING.exec(line)?.[1] ?? '');
  if (heading) return { kind: 'heading', spans: toSpans(heading) };
  const [, number, item] = ITEM.exec(line) ?? [];
  return item ? { kind: 'list', isNumbered: number !== undefined, items: [toSpans(item)] } : undefined;
}

/** A heading may end with any number of closing marks. */
function withoutClosing(heading: string): string {
  let end = heading.trimEnd().length;
  while (heading[end - 1] === '#') end -= 1;
  return heading.slice(0, end).trimEnd();
}

/** Consecutive items form one list. */
function append(blocks: MarkdownBlock[], block: MarkdownBlock) {
  const last = blocks.at(-1);
  const isNext = block.kind === 'list' && last?.kind === 'list' && last.isNumbered === block.isNumbered;
  if (isNext) last.items.push(...block.items);
  else blocks.push(block);
}

/** Each mark spans a limited number of characters, so that a text full of unclosed ones stays fast. */
const SPAN = new RegExp(
  [
    String.raw`\[([^[\]\n]{1,200})\]\((https?:\/\/[^\s()<>]{1,500}|mailto:[^\s()<>?]{3,254})\)`,
    String.raw`\*\*(?=\S)([^\n*]{1,300})(?<!\s)\*\*`,
    String.raw`(?<![\w*])[*_](?=[^\s*_])([^\n*_]{1,300})(?<!\s)[*_](?![\w*])`,
    '`([^`\n]{1,300})`',
  ].join('|'),
  'g',
);

function toSpans(text: string): Span[] {
  const spans: Span[] = [];
  let end = 0;
  for (const match of text.matchAll(SPAN)) {
    if (match.index > end) spans.push({ kind: 'plain', text: text.slice(end, match.index) });
    spans.push(toSpan(match));
    end = match.index + match[0].length;
  }
  if (end < text.length) spans.push({ kind: 'plain', text: text.slice(end) });
  return spans;
}

function toSpan([whole, label, href, strong, em, code]: RegExpExecArray): Span {
  if (label && href) return { kind: 'link', text: label, href };
  if (strong) return { kind: 'strong', text: strong };
  return em ? { kind: 'em', text: em } : { kind: 'code', text: code ?? whole };
}
