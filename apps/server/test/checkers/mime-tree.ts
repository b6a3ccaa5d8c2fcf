/** A part of an email, read from its bytes with our own parser so that the structure is seen as sent. */
export type MimePart = {
  /** 'text/calendar' */
  type: string;
  parameters: Record<string, string>;
  /** Header names in lower case with all their values, unfolded. */
  headers: Map<string, string[]>;
  children: MimePart[];
  /** The decoded bytes with line ends as sent; email parsers rewrite those of text parts. */
  content: Buffer;
};

/** Parses the part structure of a raw message. Reading it as Latin-1 preserves the bytes. */
export function readMimeTree(raw: string): MimePart {
  const end = raw.indexOf('\r\n\r\n');
  const head = end < 0 ? raw : raw.slice(0, end);
  const body = end < 0 ? '' : raw.slice(end + 4);
  const headers = readHeaders(head);
  const { type, parameters } = readContentType(headers.get('content-type')?.[0] ?? 'text/plain');
  const boundary = type.startsWith('multipart/') ? parameters['boundary'] : undefined;
  const children = boundary ? splitParts(body, boundary).map(readMimeTree) : [];
  const encoding = headers.get('content-transfer-encoding')?.[0] ?? '7bit';
  return { type, parameters, headers, children, content: decodeBody(body, encoding) };
}

/** The structure as text: `multipart/mixed(text/plain, application/ics)`. */
export function printMimeTree(part: MimePart): string {
  if (part.children.length === 0) return part.type;
  return `${part.type}(${part.children.map(printMimeTree).join(', ')})`;
}

/** Every part of the tree, depth first. */
export function allParts(part: MimePart): MimePart[] {
  return [part, ...part.children.flatMap(allParts)];
}

function decodeBody(body: string, encoding: string): Buffer {
  if (encoding.toLowerCase() === 'base64') return Buffer.from(body, 'base64');
  if (encoding.toLowerCase() !== 'quoted-printable') return Buffer.from(body, 'latin1');
  const text = body.replace(/=\r\n/g, '');
  return Buffer.from(
    text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  );
}

function readHeaders(head: string): Map<string, string[]> {
  const headers = new Map<string, string[]>();
  for (const line of head.replace(/\r\n(?=[ \t])/g, '').split('\r\n')) {
    const colon = line.indexOf(':');
    const name = line.slice(0, colon).toLowerCase();
    headers.set(name, [...(headers.get(name) ?? []), line.slice(colon + 1).trim()]);
  }
  return headers;
}

function readContentType(value: string): { type: string; parameters: Record<string, string> } {
  const [type = '', ...rest] = value.split(';');
  const parameters: Record<string, string> = {};
  for (const parameter of rest) {
    const [name = '', ...text] = parameter.split('=');
    parameters[name.trim().toLowerCase()] = text
      .join('=')
      .trim()
      .replace(/^"(.*)"$/, '$1');
  }
  return { type: type.trim().toLowerCase(), parameters };
}

function splitParts(body: string, boundary: string): string[] {
  const [inside = ''] = `\r\n${body}`.split(`\r\n--${boundary}--`);
  return inside.split(`\r\n--${boundary}\r\n`).slice(1);
}
