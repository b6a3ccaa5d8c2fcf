/** Characters that control a terminal or a browser, are invisible, or change text direction. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\u2028\u2029]+/gu;
const MARKS: readonly [RegExp, string][] = [
  [/```[\s\S]*?(?:```|$)/g, ' '],
  [/<(?:script|style)\b[^<]*(?:<(?!\/(?:script|style)\b)[^<]*)*(?:<[^<>]*>?)?/gi, ' '],
  [/<[^<>]*>/g, ' '],
  [/!\[[^[\]]*\](?:\((?:[^()]|\([^()]*\))*\)?|\[[^\]]*\])?/g, ' '],
  [/\[([^[\]]*)\](?:\((?:[^()]|\([^()]*\))*\)?|\[[^\]]*\])/g, '$1'],
  [/^[^\S\r\n\u2028\u2029]*\[[^[\]]*\]:.*$/gm, ' '],
  [/\b[a-z][a-z\d+.-]{1,20}:\/\/\S*/gi, ' '],
  [/\b(?:javascript|data|vbscript|file|mailto|tel):\S*/gi, ' '],
  [/\bwww\.\S+/gi, ' '],
  [/^\s{0,3}(?:#{1,6}|>|[-*+]|\d{1,2}[.)])\s+/gm, ''],
  [/[*`~|<>]|__+/g, ''],
];

/** A model's text as plain words on one line, without markup, links, images, addresses and invisible characters. */
export function toPlainText(text: string): string {
  const seen = text.replace(/[\t\n\r]+/g, '\n').replace(/[^\n]+/g, (line) => line.replace(UNSEEN, ''));
  return MARKS.reduce((rest, [mark, instead]) => rest.replace(mark, instead), seen)
    .replace(/\s+/g, ' ')
    .trim();
}
