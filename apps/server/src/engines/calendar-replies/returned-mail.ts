/** A mail of ours that a server could not deliver, according to its report (RFC 3464). */
export type ReturnedMail = {
  /** The Message-ID of our mail, with its angle brackets. */
  messageId: string;
  /** The addresses it was for, in lower case: the original and the final recipient. */
  recipients: string[];
  /** '5.1.1: 550 5.1.1 No such mailbox', on one line. */
  answer: string;
};

const MOST_CHARACTERS = 64 * 1024;
const ANSWER_CHARACTERS = 500;

/**
 * Reads the report of a permanent delivery failure. `status` is its message/delivery-status part, `original` what it
 * includes of our mail. Undefined if the delivery is only delayed or succeeded, or if our mail is unknown.
 */
export function readReturnedMail(status: string, original: string): ReturnedMail | undefined {
  const [head = '', ...groups] = unfold(status).split(/\n[ \t]*\n/);
  // A server that names no reporter starts directly with its recipients.
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

/** The addresses as in 'rfc822; asha@acme.example': the original recipient and the final one. */
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
