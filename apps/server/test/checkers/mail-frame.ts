import type { Email } from 'postal-mime';
import type { MimePart } from './mime-tree.ts';

/** Faults that any of our emails can have, with or without a calendar entry: RFC 5322 and the product's own rules. */
export function frameFaults(raw: string, tree: MimePart, mail: Email): string[] {
  return [
    ...wireFaults(raw),
    ...headerFaults(tree),
    ...addressFaults(mail),
    ...threadFaults(mail),
    ...textFaults(mail),
  ];
}

function wireFaults(raw: string): string[] {
  const faults: string[] = [];
  if (/(^|[^\r])\n|\r(?!\n)/.test(raw)) faults.push('a line of the mail does not end with CRLF');
  if (raw.split('\r\n').some((line) => line.length > 998))
    faults.push('a line of the mail is over 998 octets');
  if (/[^\p{ASCII}]/u.test(raw)) faults.push('the mail is not 7-bit');
  return faults;
}

const HEADERS_ONCE = ['from', 'to', 'subject', 'date', 'message-id', 'mime-version'];

function headerFaults({ headers }: MimePart): string[] {
  const faults = HEADERS_ONCE.filter((name) => headers.get(name)?.length !== 1).map(
    (name) => `${name} occurs ${headers.get(name)?.length ?? 0} times`,
  );
  if (headers.has('cc') || headers.has('bcc')) faults.push('has Cc or Bcc');
  return faults;
}

function addressFaults({ from, to, replyTo }: Email): string[] {
  const faults: string[] = [];
  if (to?.length !== 1 || !to[0]?.address) faults.push('is not to exactly one person');
  if (replyTo && from?.address === replyTo[0]?.address) faults.push('answers come back to the machine');
  return faults;
}

const MSG_ID = /^<[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@[\w-]+(\.[\w-]+)*>$/;

function threadFaults({ messageId = '', inReplyTo, references }: Email): string[] {
  const faults = MSG_ID.test(messageId) ? [] : [`Message-ID ${messageId} is not a msg-id`];
  if (inReplyTo === messageId) faults.push('answers itself');
  if (inReplyTo !== undefined && !references?.includes(inReplyTo)) {
    faults.push('In-Reply-To is not among References');
  }
  return faults;
}

function textFaults({ text, html }: Email): string[] {
  const faults: string[] = [];
  if (!text?.trim()) faults.push('has no plain text');
  if (!html?.trim()) faults.push('has no HTML');
  if (/<(script|img|link|iframe|form)\b/i.test(html ?? '')) faults.push('the HTML loads or runs something');
  for (const [part, body] of Object.entries({ text, html })) {
    faults.push(...secretFaults(body ?? '').map((fault) => `the ${part} ${fault}`));
  }
  return faults;
}

/** A 256-bit token, as in our links. */
const SECRET = /(?<![\w-])(?:[a-z]{2}_)?[\w-]{43}(?![\w-])/g;
/** A URL's fragment never reaches a server or its log. */
const FRAGMENTS = /https?:\/\/[^\s"'<>#]*#[^\s"'<>]*/g;

/** Unfilled placeholders, and link secrets anywhere but after the `#` of a URL. */
export function secretFaults(text: string): string[] {
  const faults = text.includes('@@') ? ['holds a mark that was not filled in'] : [];
  const openly = text.replace(FRAGMENTS, (address) => address.split('#')[0] ?? '').match(SECRET);
  return openly ? [...faults, 'tells a secret outside of a fragment'] : faults;
}
