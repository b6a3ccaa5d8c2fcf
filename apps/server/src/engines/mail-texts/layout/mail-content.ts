import type { OutgoingMail } from '../../calendar-messages/outgoing-mail.ts';

/** A run of text in a mail: words, or a link with a label. */
export type Inline = string | { label: string; url: string };

/** The time of a meeting as a block, the main part of every meeting mail. */
export type WhenBlock = {
  kind: 'when';
  /** A cancelled time is grey and struck through. */
  cancelled: boolean;
  day: string;
  hours: string;
  /** The zone, the round and the mode: 'Kolkata time (IST). Technical 2, by video.' */
  detail: string;
  /** The old time, if the meeting was moved. */
  before?: string;
  /** The time in the meeting's zone if it differs from the reader's, and any clock change until then. */
  reader: string[];
};

/** A label and its content. */
export type Fact = { label: string; content: Inline[] };

/** The parts of a mail's card, in reading order. */
export type Block =
  | { kind: 'paragraph'; content: Inline[] }
  | WhenBlock
  | { kind: 'button'; label: string; url: string }
  /** A question with its answers side by side, less prominent than the button. */
  | { kind: 'choices'; question: string; choices: { label: string; url: string }[] }
  | { kind: 'facts'; facts: Fact[] }
  /** Someone's text, with its line ends. */
  | { kind: 'words'; label: string; text: string }
  /** The small print under the hairline: how to change it. */
  | { kind: 'change'; content: Inline[] };

/** A mail before it is drawn. Texts are plain; they are escaped when drawn. */
export type MailContent = {
  subject: string;
  /** The sender above the card: the tenant. */
  from: string;
  /** The person to greet. */
  readerName: string;
  /** What happened, as the only heading. */
  title: string;
  /** What happened, as the bell shows it, if the heading asks a question. */
  event?: string;
  /** The subject of the event, such as a job or a time, if the bell should show more. */
  about?: string;
  blocks: Block[];
  /** Who sends it and why, below the card. */
  why: string;
};

/** What happened, as the bell shows it: 'Priya Menon selected Omar Said', and 'Data Engineer'. */
export type MailEvent = { what: string; about: string };

/** A mail's texts, ready to be sent. */
export type MailText = { subject: string; text: string; html: string; event: MailEvent };

/** A mail with its event: the outbox stores the mail, and its row the event. */
export type WrittenMail = OutgoingMail & Pick<MailText, 'event'>;
