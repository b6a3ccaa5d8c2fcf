/** Message-IDs of calendar mails start like their UID: `<booking>-p.0.request.…@host`. */
const MESSAGE_ID = /^<([\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})-[cp]\.\d+\./;

/** The booking a mail was about, by its Message-ID. */
export const bookingIdInMessageId = (messageId: string): string | undefined =>
  MESSAGE_ID.exec(messageId)?.[1];
