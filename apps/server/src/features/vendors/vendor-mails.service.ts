import type { Actor, Context } from '#context.ts';
import { asVendor, type VendorDb, type VendorId } from '#db/tenancy.ts';
import { associationNotice, type AssociationNotice } from '#engines/mail-texts/association-notice.ts';
import type { MailText } from '#engines/mail-texts/layout/mail-content.ts';
import { sharedJob, type SharedJobNotice } from '#engines/mail-texts/shared-job.ts';
import { vendorInvitation } from '#engines/mail-texts/vendor-invitation.ts';
import { queueLetter } from '#features/notifications/queue-letter.service.ts';
import { listAdministrators } from './vendor-mails.queries.ts';

export type Reader = { name: string; email: string };

/** The recipients on the other side; read before the caller's transaction, since they are in another organization. */
export const findAdministrators = ({ db }: Context, vendorId: VendorId): Promise<Reader[]> =>
  asVendor(db, vendorId, listAdministrators);

type Author = Pick<Actor, 'vendorName' | 'displayName'>;
type News = Pick<AssociationNotice, 'kind' | 'as' | 'terms' | 'invitedAs'> & {
  author: Author;
  /** The organization whose page the mail links to. */
  about: string;
};

/** Mails administrators about a change of an association, once each; `readerVendorId` is their organization. */
export async function mailAdministrators(
  context: Context,
  tx: VendorDb,
  { readers, readerVendorId }: { readers: Reader[]; readerVendorId: string },
  { author, about, ...news }: News,
): Promise<void> {
  for (const to of readers) {
    const text = associationNotice({
      ...news,
      readerName: to.name,
      company: author.vendorName,
      byName: author.displayName,
      url: `${context.config.publicUrl}/viewvendor/${about}`,
    });
    await mailOne(context, tx, { kind: `vendor-${news.kind}`, to, author, text, readerVendorId });
  }
}

type Invitation = { to: Reader; organization: string; author: Author; as: 'supplier' | 'client' };

/** Invites the contact of an organization without an account here; the link prefills the sign-up form. */
export async function mailInvitation(
  context: Context,
  tx: VendorDb,
  { to, organization, author, as }: Invitation,
): Promise<void> {
  const text = vendorInvitation({
    ...to,
    as,
    company: author.vendorName,
    inviterName: author.displayName,
    url: `${context.config.publicUrl}/signup#${new URLSearchParams({ ...to, organization })}`,
  });
  await mailOne(context, tx, { kind: 'vendor-invitation', to, author, text });
}

/** Mails each administrator of a supplier once about a job shared with it. */
export async function mailSharedJob(
  context: Context,
  tx: VendorDb,
  { readers, readerVendorId }: { readers: Reader[]; readerVendorId: string },
  { author, jdId, ...job }: { author: Author; jdId: string } & JobFacts,
): Promise<void> {
  for (const to of readers) {
    const text = sharedJob({
      ...job,
      readerName: to.name,
      company: author.vendorName,
      byName: author.displayName,
      url: `${context.config.publicUrl}/jobdescriptions?tab=shared`,
    });
    const dedupeKey = `job-shared:${jdId}:${readerVendorId}:${to.email}`;
    await mailOne(context, tx, { kind: 'job-shared', to, author, text, readerVendorId, dedupeKey });
  }
}

type JobFacts = Pick<SharedJobNotice, 'jobTitle' | 'location' | 'openings'>;

type OneMail = {
  kind: string;
  to: Reader;
  author: Author;
  text: MailText;
  readerVendorId?: string;
  dedupeKey?: string;
};

async function mailOne(context: Context, tx: VendorDb, mail: OneMail) {
  const { kind, to, author, text, readerVendorId, dedupeKey } = mail;
  await queueLetter(context, tx, {
    kind,
    text,
    fromName: author.vendorName,
    to,
    dedupeKey,
    ...(readerVendorId !== tx.vendorId && { readerVendorId }),
  });
}
