/**
 * What becomes of mails. SERVER: a mail server gets them. OUTBOX: none is set up, and the person who asks sits at the machine of the
 * installation, where `/outbox` shows them. KEPT: none is set up, and the person who asks cannot read them.
 */
export const MAIL_WAYS = ['SERVER', 'OUTBOX', 'KEPT'] as const;
export type MailWay = (typeof MAIL_WAYS)[number];
