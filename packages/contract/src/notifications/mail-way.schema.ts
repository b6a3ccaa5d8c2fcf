/**
 * What happens to emails. SERVER: they go to a mail server. OUTBOX: there is none, and the caller is on the
 * installation's own machine, where `/outbox` shows them. KEPT: there is none, and the caller cannot read them.
 */
export const MAIL_WAYS = ['SERVER', 'OUTBOX', 'KEPT'] as const;
export type MailWay = (typeof MAIL_WAYS)[number];
