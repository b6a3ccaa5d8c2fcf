import type { OutgoingMail } from '../../calendar-messages/outgoing-mail.ts';

/** A run of text in a mail: words, or a link whose label says where it goes. */
export type Inline = string | { label: string; url: string };

/** The time of a meeting as one block, the heart of every meeting mail. */
export type WhenBlock = {
  kind: 'when';
  /** A cancelled time is grey and struck through. */
  cancelled: boolean;
  day: string;
  hours: string;
  /** The zone, the round and the way: 'Kolkata time (IST). Technical 2, by video.' */
  detail: string;
  /** The time that no longer holds, when the meeting was moved. */
  before?: string;
  /** The time on the meeting's clocks where they differ from the reader's, and what clocks do until then. */
  reader: string[];
};

/** A label and what stands behind it. */
export type Fact = { label: string; content: Inline[] };

/** The parts a mail's card is composed of, in the order in which they are read. */
export type Block =
  | { kind: 'paragraph'; content: Inline[] }
  | WhenBlock
  | { kind: 'button'; label: string; url: string }
  /** A question with its answers side by side, quieter than the button. */
  | { kind: 'choices'; question: string; choices: { label: string; url: string }[] }
  | { kind: 'facts'; facts: Fact[] }
  /** What someone wrote, line ends kept. */
  | { kind: 'words'; label: string; text: string }
  /** The small print under the hairline: how to change it. */
  | { kind: 'change'; content: Inline[] };

/** A mail before it is drawn. Texts are plain: the drawing escapes them. */
export type MailContent = {
  subject: string;
  /** Who writes, above the card: the tenant. */
  from: string;
  /** Who is greeted. */
  readerName: string;
  /** The fact, as the one heading. */
  title: string;
  /** The fact as the bell tells it, where the heading asks something. */
  event?: string;
  /** What the event is about, where the bell should say more than the fact: a job, a time. */
  about?: string;
  blocks: Block[];
  /** Who sends it and why, below the card. */
  why: string;
};

/** What a mail tells, as the bell says it: 'Priya Menon selected Omar Said', and 'Data Engineer'. */
export type MailEvent = { what: string; about: string };

/** A mail's texts, ready to be sent. */
export type MailText = { subject: string; text: string; html: string; event: MailEvent };

/** A mail with what it tells: the outbox keeps the mail, and its row the event. */
export type WrittenMail = OutgoingMail & Pick<MailText, 'event'>;
