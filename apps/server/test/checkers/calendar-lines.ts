/** RFC 5545 §3.1: a name, parameters with values quoted where required, and a value. */
const CONTENT_LINE = /^([A-Z0-9-]+)((?:;[A-Z0-9-]+=(?:"[^"\p{Cc}]*"|[^";:,\p{Cc}]*))*):(.*)$/su;
const TEXT_VALUE = /^(?:[^\\;,]|\\[\\;,nN])*$/su;
const TEXT_PROPERTIES = ['SUMMARY', 'DESCRIPTION', 'LOCATION', 'COMMENT'];

export type ContentLine = { name: string; parameters: Record<string, string>; value: string };

/** Parses the content lines of a calendar as sent, and returns violations of RFC 5545 §3.1. */
export function readCalendarLines(octets: Uint8Array): { lines: ContentLine[]; faults: string[] } {
  const raw = Buffer.from(octets).toString('latin1');
  const faults = [...octetFaults(raw)];
  const unfolded = Buffer.from(raw.replaceAll('\r\n ', ''), 'latin1').toString('utf8');
  const lines: ContentLine[] = [];
  for (const text of unfolded.split('\r\n').slice(0, -1)) {
    const line = readLine(text);
    if (!line) faults.push(`not a content line: ${text}`);
    else {
      lines.push(line);
      if (TEXT_PROPERTIES.includes(line.name) && !TEXT_VALUE.test(line.value)) {
        faults.push(`${line.name} is not escaped`);
      }
    }
  }
  return { lines, faults };
}

function* octetFaults(raw: string): Generator<string> {
  if (!raw.endsWith('END:VCALENDAR\r\n')) yield 'does not end with END:VCALENDAR and CRLF';
  if (/(^|[^\r])\n|\r(?!\n)/.test(raw)) yield 'a line does not end with CRLF';
  if (/(?![\r\n\t\u0080-\u009f])\p{Cc}/u.test(raw)) yield 'holds a control character';
  for (const line of raw.split('\r\n')) {
    if (line.length > 75) yield `a line has ${line.length} octets`;
    if (!isUtf8(line)) yield 'a fold cuts a character, or a line is not UTF-8';
  }
}

function isUtf8(latin1: string): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(latin1, 'latin1'));
    return true;
  } catch {
    return false;
  }
}

function readLine(text: string): ContentLine | undefined {
  const match = CONTENT_LINE.exec(text);
  if (!match) return undefined;
  const parameters: Record<string, string> = {};
  for (const [, name = '', value = ''] of (match[2] ?? '').matchAll(/;([A-Z0-9-]+)=("[^"]*"|[^";:,]*)/g)) {
    parameters[name] = value.replace(/^"(.*)"$/, '$1');
  }
  return { name: match[1] ?? '', parameters, value: match[3] ?? '' };
}
