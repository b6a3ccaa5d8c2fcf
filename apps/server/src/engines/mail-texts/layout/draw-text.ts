import { LAYOUT } from '../catalog/meeting.texts.ts';
import { cleanText } from '../../calendar-messages/content-line.ts';
import type { Block, Inline, MailContent, WhenBlock } from './mail-content.ts';
import { greet } from './safe-text.ts';

/** The mail as plain text: the same parts in the same order, with addresses in full. */
export function drawText(content: MailContent): string {
  const parts = [
    content.from,
    greet(content.readerName),
    content.title,
    ...content.blocks.map(drawBlock),
    ['-- ', content.why, LAYOUT.sentWith()].join('\n'),
  ];
  return cleanText(`${parts.join('\n\n')}\n`);
}

function drawBlock(block: Block): string {
  switch (block.kind) {
    case 'when':
      return drawWhen(block);
    case 'button':
      return `${block.label}:\n${block.url}`;
    case 'choices':
      return [block.question, ...block.choices.map(({ label, url }) => `${label}: ${url}`)].join('\n');
    case 'facts':
      return block.facts.map(({ label, content }) => `${label}: ${drawInline(content)}`).join('\n');
    case 'words':
      return `${block.label}:\n${block.text}`;
    default:
      return drawInline(block.content);
  }
}

function drawWhen(when: WhenBlock): string {
  const lines = [
    ...(when.cancelled ? [LAYOUT.cancelled()] : []),
    ...(when.before ? [LAYOUT.noLonger({ time: when.before }), LAYOUT.newTime()] : []),
    when.day,
    when.hours,
    when.detail,
    ...when.reader,
  ];
  return lines.map((line) => `    ${line}`).join('\n');
}

function drawInline(content: Inline[]): string {
  return content.map((run) => (typeof run === 'string' ? run : drawLink(run.label, run.url))).join('');
}

function drawLink(label: string, url: string): string {
  return label === url ? url : `${label} (${url})`;
}
