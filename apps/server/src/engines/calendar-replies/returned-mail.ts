/** A mail of ours that a server could not deliver, as the report about it says (RFC 3464). */
export type ReturnedMail = {
  /** The Message-ID of our mail, with its angle brackets. */
  messageId: string;
  /** The address it was for, lower case; the one it was forwarded to is left out. */
  recipients: string[];
  /** '5.1.1: 550 5.1.1 No such mailbox', on one line. */
  answer: string;
};

const MOST_CHARACTERS = 64 * 1024;
const ANSWER_CHARACTERS = 500;

/**
 * Reads the report of a delivery that failed for good. `status` is its message/delivery-status part, `original` what it
 * holds of our mail. Nothing where the delivery is only late, or went well, or the mail is unknown.
 */
export function readReturnedMail(status: string, original: string): ReturnedMail | undefined {
  const [head = '', ...groups] = unfold(status).split(/\n[ \t]*\n/);
  // A server that names no reporter writes about its recipients at once.
  const failed = [head, ...groups]
    .map(readFields)
    .filter((fields) => fields.get('action')?.startsWith('failed'));
  const [first] = failed;
  const originalHead = unfold(original).split(/\n[ \t]*\n/)[0] ?? '';
  const messageId = /<[^<>\s]+>/.exec(readFields(originalHead).get('message-id') ?? '')?.[0];
  if (!first || !messageId) return undefined;
  return { messageId, recipients: failed.flatMap(listAddresses), answer: readAnswer(first) };
}

const unfold = (text: string): string =>
  text
    .slice(0, MOST_CHARACTERS)
    .replace(/\r\n?/g, '\n')
    .replace(/\n[ \t]+(?=\S)/g, ' ');

function readFields(text: string): Map<string, string> {
  const fields = new Map<string, string>();
  for (const line of text.split('\n')) {
    const colon = line.indexOf(':');
    const name = line.slice(0, colon).trim().toLowerCase();
    if (colon > 0 && !fields.has(name)) fields.set(name, line.slice(colon + 1).trim());
  }
  return fields;
}

/** 'rfc822; asha@acme.example', as it was written to first, and as it was tried. */
function listAddresses(fields: Map<string, string>): string[] {
  return [fields.get('original-recipient'), fields.get('final-recipient')].flatMap((value) => {
    const address = value?.split(';')[1]?.trim().replace(/^<|>$/g, '').toLowerCase();
    return address ? [address] : [];
  });
}

function readAnswer(fields: Map<string, string>): string {
  const said = fields.get('diagnostic-code')?.replace(/^[^;]*;\s*/, '');
  const text = [fields.get('status'), said].filter(Boolean).join(': ') || 'The mail came back.';
  return text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .slice(0, ANSWER_CHARACTERS)
    .toWellFormed();
}
