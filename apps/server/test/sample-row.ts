import type pg from 'pg';

/** A column from the database catalog; `isRequired` if it has no default and does not allow null. */
export type Column = { name: string; type: string; isRequired: boolean };

/** The other side of every sample association. */
export const PARTNER = '00000000-0000-7000-8000-000000000001';

/** Values where a check allows only certain words. */
const WORDS: Record<string, string> = {
  'vendor.vendor_status': 'ACTIVE',
  'recruiter.role': 'ADMIN',
  'recruiter.account_status': 'INVITED',
  'panelist.level': 'LEAD',
  'panelist.panel_status': 'ACTIVE',
  'booking.mode': 'VIDEO',
  // Any other status requires a time, which the minimal row does not have.
  'booking.booking_status': 'DRAFT',
  'booking_tally.booking_status': 'DRAFT',
  'booking_tally.scorecards': 'NONE',
  'booking_word.part': 'REST',
  'booking_person.role': 'CANDIDATE',
  'booking_person.rsvp': 'ACCEPTED',
  'mail.state': 'QUEUED',
  'file.state': 'STORED',
  'booking_comment.visibility': 'INTERNAL',
  'booking_document.kind': 'OTHER',
  'booking_document.visibility': 'INTERNAL',
  'feedback.state': 'DRAFT',
  'decision.verdict': 'SELECTED',
  'resource.resource_status': 'ACTIVE',
  'association.association_status': 'ACTIVE',
  'association.supplier_vendor_id': PARTNER,
  'vendor_comment.visibility': 'INTERNAL',
  'vendor_document.kind': 'OTHER',
  'vendor_document.visibility': 'INTERNAL',
  'job.jd_status': 'OPEN',
  'job.priority': 'NORMAL',
  'busy_source.kind': 'FILE',
  'time_proposal.by_role': 'PANELIST',
  'time_proposal.source': 'LINK',
  'reminder.state': 'WAITING',
  'webhook_delivery.state': 'WAITING',
  'deepgaze_zip.state': 'QUEUED',
  'deepgaze_file.state': 'QUEUED',
  'deepgaze_resume.name_source': 'TEXT',
  'submission.rtr_state': 'NOT_ASKED',
  'submission.ownership_state': 'NONE',
};

const VALUES: Record<string, unknown> = {
  text: 'sample',
  'text[]': '{}',
  'integer[]': '{}',
  'uuid[]': '{}',
  integer: 1,
  bigint: 1,
  boolean: true,
  jsonb: '{}',
  bytea: Buffer.from('sample'),
  date: '2026-01-05',
  tstzrange: '[2026-01-05T09:00Z,2026-01-05T10:00Z)',
};

/**
 * The minimal row that a table accepts, derived from its columns. Every id in it is the vendor's, so that rows of
 * different tables refer to each other. Throws if a new kind of column needs a value here.
 */
export const sampleRow = (table: string, columns: Column[], vendorId: string): Record<string, unknown> =>
  Object.fromEntries(
    columns
      .filter((column) => column.isRequired)
      .map(({ name, type }) => [name, WORDS[`${table}.${name}`] ?? getValue(name, type, vendorId)]),
  );

function getValue(name: string, type: string, vendorId: string): unknown {
  if (type === 'uuid') return vendorId;
  if (type === 'timestamp with time zone')
    return name.startsWith('end') ? '2026-01-05T10:00Z' : '2026-01-05T09:00Z';
  if (!(type in VALUES)) throw new Error(`No sample value for the column ${name} of type ${type}.`);
  return VALUES[type];
}

/** The columns of every table with row-level security, by table name. */
export async function readColumns(pool: pg.Pool): Promise<Map<string, Column[]>> {
  const { rows } = await pool.query<{ name: string; columns: Column[] }>(`
    select c.relname as name, json_agg(json_build_object(
      'name', a.attname, 'type', format_type(a.atttypid, a.atttypmod),
      'isRequired', a.attnotnull and not a.atthasdef and a.attidentity = '')) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind = 'r' and c.relrowsecurity group by c.relname`);
  return new Map(rows.map((row) => [row.name, row.columns]));
}
