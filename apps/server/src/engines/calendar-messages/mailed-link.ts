/** One person's link to one booking, by an id that is not secret. */
export type MailedLink = { purpose: 'panel' | 'meeting'; linkId: string };
