import { LAYOUT } from '../catalog/meeting.texts.ts';
import { drawBlockHtml } from './draw-block-html.ts';
import type { MailContent } from './mail-content.ts';
import { escapeHtml, greet } from './safe-text.ts';

const FONT = "-apple-system,'Segoe UI',Inter,Arial,sans-serif";
const TABLE = '<table role="presentation" cellpadding="0" cellspacing="0" border="0"';

/** Mail programs without media queries keep the light look, which is set in the attributes. */
const STYLE = [
  `body{margin:0;padding:0;background:#f6f8f7;font-family:${FONT};color:#16211f}`,
  'td,p,h1,a{overflow-wrap:anywhere;word-break:break-word}a{color:#0c645a}',
  '@media(max-width:480px){.c{padding:22px 20px!important}.f{display:block!important;width:auto!important;padding-right:0!important}.v{display:block!important}}',
  '@media(prefers-color-scheme:dark){body,.b{background:#0f1615!important}.n{color:#dfe7e5!important}',
  '.c{background:#171f1e!important;border-color:#29332f!important}.c,.t{color:#eef4f2!important}',
  '.d{color:#9fadaa!important}.l{border-color:#29332f!important}a{color:#53aa9d!important}',
  '.w{background:#3a2c10!important;color:#fbd899!important}.x{background:#262c31!important;color:#b9c0c6!important}',
  '.k{color:#ffffff!important}}',
].join('');

/** The mail as one HTML document: a 560 px card on the canvas, no images, no scripts. */
export function drawHtml(content: MailContent): string {
  const blocks = content.blocks.map(drawBlockHtml).join('\n');
  const foot = [content.why, LAYOUT.sentWith()].map(escapeHtml).join('<br>');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(content.subject)}</title><style>${STYLE}</style></head>
<body class="b">${TABLE} width="100%" class="b" style="background:#f6f8f7"><tr><td align="center" style="padding:28px 16px">
${TABLE} width="560" style="max-width:560px;width:100%;font-family:${FONT}">
<tr><td class="n" dir="auto" align="left" style="text-align:left;padding:0 4px 14px;font-size:14px;font-weight:600;color:#16211f">${escapeHtml(content.from)}</td></tr>
<tr><td class="c" style="background:#ffffff;border:1px solid #e2e8e6;border-radius:12px;padding:28px 32px;font-size:15px;line-height:23px;color:#16211f">
<p style="margin:0 0 12px">${escapeHtml(greet(content.readerName))}</p>
<h1 class="t" style="font-size:21px;line-height:28px;margin:0 0 14px;letter-spacing:-.01em;font-weight:650">${escapeHtml(content.title)}</h1>
${blocks}</td></tr>
<tr><td class="d" style="padding:14px 4px;font-size:12.5px;line-height:19px;color:#52605d">${foot}</td></tr>
</table></td></tr></table></body></html>
`;
}
