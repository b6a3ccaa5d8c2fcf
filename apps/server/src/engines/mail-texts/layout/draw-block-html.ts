import type { Block, Inline, WhenBlock } from './mail-content.ts';
import { escapeHtml } from './safe-text.ts';

const TABLE = '<table role="presentation" cellpadding="0" cellspacing="0" border="0"';

/** One part of the card as HTML. Colors are inline; the classes are for dark mode and phones. */
export function drawBlockHtml(block: Block): string {
  switch (block.kind) {
    case 'when':
      return drawWhen(block);
    case 'button':
      return drawButton(block.label, block.url);
    case 'choices':
      return drawChoices(block.question, block.choices);
    case 'facts':
      return `${TABLE} style="margin:0 0 18px">${block.facts.map(drawFact).join('')}</table>`;
    case 'words':
      return `<p style="margin:0 0 14px"><span class="d" style="color:#52605d">${escapeHtml(block.label)}</span><br>${drawLines(block.text)}</p>`;
    case 'change':
      return `${TABLE} width="100%" class="l" style="border-top:1px solid #e2e8e6"><tr><td class="d" style="padding-top:14px;font-size:14px;line-height:22px;color:#52605d">${drawInline(block.content)}</td></tr></table>`;
    default:
      return `<p style="margin:0 0 14px">${drawInline(block.content)}</p>`;
  }
}

/** Marigold is reserved for the shared time; a time that no longer applies is grey. */
function drawWhen(when: WhenBlock): string {
  const look = when.cancelled
    ? { name: 'x', colours: 'background:#eaedef;border-left:4px solid #85938f;color:#51585f' }
    : { name: 'w', colours: 'background:#fff1d2;border-left:4px solid #e59a1f;color:#3f2702' };
  const time = `${timeHtml(when.day)}<br>${timeHtml(when.hours)}`;
  const lines = [
    ...(when.before
      ? [
          `<div style="font-size:14px;line-height:21px;padding-bottom:4px"><s>${timeHtml(when.before)}</s></div>`,
        ]
      : []),
    `<div style="font-size:18px;font-weight:650;line-height:26px">${when.cancelled ? `<s>${time}</s>` : time}</div>`,
    small(escapeHtml(when.detail)),
    ...when.reader.map(
      (line) => `<div style="font-size:14px;line-height:21px;padding-top:6px">${timeHtml(line)}</div>`,
    ),
  ];
  return `${TABLE} width="100%" style="margin:0 0 18px"><tr><td class="${look.name}" style="${look.colours};padding:14px 16px;border-radius:0 8px 8px 0">${lines.join('')}</td></tr></table>`;
}

/** Word joiners keep '10:30–11:30' on one line. */
function timeHtml(text: string): string {
  return escapeHtml(text).replaceAll('–', '&#8288;–&#8288;');
}

function small(html: string): string {
  return `<div style="font-size:14px;line-height:21px">${html}</div>`;
}

function drawButton(label: string, url: string): string {
  return `${TABLE} style="margin:0 0 18px"><tr><td style="background:#0c645a;border-radius:7px"><a class="k" href="${escapeHtml(safeAddress(url))}" style="display:inline-block;padding:11px 22px;color:#ffffff;text-decoration:none;font-weight:600;font-size:15px">${escapeHtml(label)}</a></td></tr></table>`;
}

/** Each choice wraps as a unit, and is large enough to tap. */
function drawChoices(question: string, choices: { label: string; url: string }[]): string {
  const links = choices.map(
    ({ label, url }) =>
      `<a class="l" href="${escapeHtml(safeAddress(url))}" style="display:inline-block;padding:9px 16px;margin:6px 8px 0 0;border:1px solid #c3cfcc;border-radius:7px;color:#0c645a;text-decoration:none;font-weight:600;font-size:15px;white-space:nowrap">${escapeHtml(label)}</a>`,
  );
  return `<p style="margin:0 0 18px">${escapeHtml(question)}<br>${links.join('')}</p>`;
}

function drawFact({ label, content }: { label: string; content: Inline[] }): string {
  return `<tr><td class="d f" valign="top" style="padding:0 16px 4px 0;color:#52605d;white-space:nowrap">${escapeHtml(label)}</td><td class="v" valign="top" dir="auto" align="left" style="padding:0 0 4px;text-align:left">${drawInline(content)}</td></tr>`;
}

function drawInline(content: Inline[]): string {
  return content
    .map((run) =>
      typeof run === 'string'
        ? escapeHtml(run)
        : `<a href="${escapeHtml(safeAddress(run.url))}">${escapeHtml(run.label)}</a>`,
    )
    .join('');
}

function drawLines(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>');
}

/** Only web and telephone addresses become links; anything else becomes `#`. */
function safeAddress(url: string): string {
  return /^(https?|tel):/i.test(url) ? url : '#';
}
