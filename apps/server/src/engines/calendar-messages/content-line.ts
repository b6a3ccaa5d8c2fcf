/**
 * Text as a calendar can carry it: well-formed Unicode, line ends as LF, and neither control
 * characters, nor marks that turn the direction of what follows, nor the separators some readers
 * take for line ends (RFC 5545 §3.3.11).
 */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/(?![\n\t])\p{Cc}|[\u202a-\u202e\u2066-\u2069\ufeff]/gu, '');
}

/** The same on one line, for names, titles and everything that becomes a header or a parameter. */
export function oneLine(text: string): string {
  return cleanText(text).replace(/\s+/g, ' ').trim();
}

/** A value of type TEXT: backslash, semicolon, comma and line end escaped (RFC 5545 §3.3.11). */
export function textValue(text: string): string {
  return cleanText(text)
    .replace(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`);
}

/**
 * A parameter's value. It cannot hold a double quote, which becomes a single one, and is quoted
 * where it holds a colon, semicolon or comma (RFC 5545 §3.2); a caret is doubled (RFC 6868). A
 * backslash is no escape here, but some readers take it for one, so it becomes a slash.
 */
export function parameterValue(text: string): string {
  const value = oneLine(text).replaceAll('"', "'").replaceAll('\\', '/').replaceAll('^', '^^');
  return /[:;,]/.test(value) ? `"${value}"` : value;
}

/** A URI without anything that could end its line; undefined where it is not an address we print. */
export function uriValue(text: string): string | undefined {
  if (!/^(https?|tel):/i.test(text) || !URL.canParse(text)) return undefined;
  return new URL(text).href;
}

/** What stands in a `mailto:` as it is, though the encoder of components would hide it. */
const PLAIN_IN_MAILTO = /%(?:24|2B)/g;

/**
 * The calendar address of a person, with what a URI cannot hold percent-encoded as UTF-8 (RFC 6068 §2). An `@`-less
 * or spaced text cannot stand here and is refused.
 */
export function mailtoValue(email: string): string {
  const [, local, domain] = /^([^\s@\p{Cc}\p{Cs}]+)@([^\s@\p{Cc}\p{Cs}]+)$/u.exec(email) ?? [];
  if (!local || !domain) throw new Error('Not a mail address');
  return `mailto:${encodeURIComponent(local).replace(PLAIN_IN_MAILTO, decodeURIComponent)}@${encodeURIComponent(domain)}`;
}

/** An instant in the UTC form `20261126T093000Z`. */
export function utcValue(instant: string): string {
  return `${new Date(instant).toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`;
}

const LINE_OCTETS = 75;

/**
 * Content lines as the octets of a calendar: each folded to at most 75 octets without cutting a
 * UTF-8 character, all ended by CRLF (RFC 5545 §3.1).
 */
export function printLines(lines: string[]): string {
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

function foldLine(line: string): string {
  const length = Buffer.byteLength(line);
  if (length <= LINE_OCTETS) return line;
  return length === line.length ? foldOctets(line) : foldCharacters(line);
}

/** A line of ASCII, where each character is an octet: what most of a calendar of many meetings is. */
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
