/**
 * Text that is safe in a calendar: well-formed Unicode, LF line ends, and no control characters, bidirectional marks or
 * separators that some readers treat as line ends (RFC 5545 §3.3.11).
 */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/(?![\n\t])\p{Cc}|[\u202a-\u202e\u2066-\u2069\ufeff]/gu, '');
}

/** The same on one line, for names, titles, headers and parameters. */
export function oneLine(text: string): string {
  return cleanText(text).replace(/\s+/g, ' ').trim();
}

/** A value of type TEXT, with backslash, semicolon, comma and line end escaped (RFC 5545 §3.3.11). */
export function textValue(text: string): string {
  return cleanText(text)
    .replace(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`);
}

/**
 * A parameter value. A double quote is not allowed, so it becomes a single one. The value is quoted if it has a colon,
 * semicolon or comma (RFC 5545 §3.2); a caret is doubled (RFC 6868). A backslash is no escape here, but some readers
 * treat it as one, so it becomes a slash.
 */
export function parameterValue(text: string): string {
  const value = oneLine(text).replaceAll('"', "'").replaceAll('\\', '/').replaceAll('^', '^^');
  return /[:;,]/.test(value) ? `"${value}"` : value;
}

/** A URI without anything that could end its line. Undefined if it is not an address we print. */
export function uriValue(text: string): string | undefined {
  if (!/^(https?|tel):/i.test(text) || !URL.canParse(text)) return undefined;
  return new URL(text).href;
}

/** Characters that `mailto:` allows but the component encoder escapes. */
const PLAIN_IN_MAILTO = /%(?:24|2B)/g;

/**
 * The calendar address of a person, with characters that a URI cannot have percent-encoded as UTF-8 (RFC 6068 §2).
 * Refuses text without `@` or with spaces.
 */
export function mailtoValue(email: string): string {
  const [, local, domain] = /^([^\s@\p{Cc}\p{Cs}]+)@([^\s@\p{Cc}\p{Cs}]+)$/u.exec(email) ?? [];
  if (!local || !domain) throw new Error('Not a mail address');
  return `mailto:${encodeURIComponent(local).replace(PLAIN_IN_MAILTO, decodeURIComponent)}@${encodeURIComponent(domain)}`;
}

/** An instant in UTC, as `20261126T093000Z`. */
export function utcValue(instant: string): string {
  return `${new Date(instant).toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`;
}

const LINE_OCTETS = 75;

/**
 * Content lines as octets: each folded to at most 75 octets without splitting a UTF-8 character, all ended by CRLF (RFC
 * 5545 §3.1).
 */
export function printLines(lines: string[]): string {
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

function foldLine(line: string): string {
  const length = Buffer.byteLength(line);
  if (length <= LINE_OCTETS) return line;
  return length === line.length ? foldOctets(line) : foldCharacters(line);
}

/** Folds an ASCII line, in which each character is one octet. Most lines of a large calendar are ASCII. */
function foldOctets(line: string): string {
  const parts = [line.slice(0, LINE_OCTETS)];
  for (let from = LINE_OCTETS; from < line.length; from += LINE_OCTETS - 1) {
    parts.push(line.slice(from, from + LINE_OCTETS - 1));
  }
  return parts.join('\r\n ');
}

function foldCharacters(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > LINE_OCTETS) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
