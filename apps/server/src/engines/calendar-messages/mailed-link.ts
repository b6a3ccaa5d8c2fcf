/** A link of one person to one booking, by an id that is no secret. */
export type MailedLink = { purpose: 'panel' | 'meeting'; linkId: string };
