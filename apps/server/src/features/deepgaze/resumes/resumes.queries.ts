import type { ParseState, RESUME_SORTS, ResumeFlag } from '@slotwise/contract/deepgaze/resumes.schema';
import { sql } from 'kysely';
import { countRows, hasRows } from '#db/count-rows.ts';
import { sameVendor } from '#db/same-vendor.ts';
import { foldedLike } from '#db/folded.ts';
import type { VendorDb } from '#db/tenancy.ts';

export type Look = {
  zipId: string;
  words: string[];
  /** Undefined for any state. */
  states: ParseState[] | undefined;
  flag: ResumeFlag | undefined;
  maxNoticeDays: number | undefined;
  /** Undefined for the complete zip. */
  resumeIds: string[] | undefined;
};
export type ResumeSort = (typeof RESUME_SORTS)[number];
type Page = { sort: ResumeSort; limit: number; offset: number };

/** What the list's search box searches. */
const SEARCHED = sql`concat_ws(' ', entry.path, resume.candidate_name, resume.email, resume.phone, resume.location,
  resume.last_company, resume.last_title, array_to_string(resume.skills, ' '))`;

const ORDERS = {
  FILE: sql`entry.ordinal`,
  NAME: sql`lower(resume.candidate_name) nulls last, entry.ordinal`,
  EXPERIENCE: sql`coalesce(resume.stated_years, resume.computed_years) desc nulls last, entry.ordinal`,
  LOCATION: sql`lower(nullif(resume.location, '')) nulls last, entry.ordinal`,
  NOTICE: sql`resume.notice_period_days nulls last, entry.ordinal`,
};

/** The files of a zip with their resume columns, if they have any. A zip has at most 2,000. */
const selectFiles = (tx: VendorDb, zipId: string) =>
  tx.selectOwn('deepgaze_file as entry', { zip_id: zipId }).leftJoin('deepgaze_resume as resume', (join) =>
    // Not joined by the zip as well: for a new one the database has no statistics, and would read all its resumes for
    // each file.
    join.onRef('resume.vendor_id', '=', 'entry.vendor_id').onRef('resume.file_id', '=', 'entry.file_id'),
  );

const found = (tx: VendorDb, { zipId, words, states, flag, maxNoticeDays, resumeIds }: Look) =>
  selectFiles(tx, zipId)
    .$if(states !== undefined, (query) => query.where('entry.state', 'in', states ?? []))
    .$if(flag !== undefined, (query) => query.where(sql<boolean>`${flag} = any (resume.flags)`))
    .$if(maxNoticeDays !== undefined, (query) =>
      query.where('resume.notice_period_days', '<=', maxNoticeDays ?? 0),
    )
    .$if(resumeIds !== undefined, (query) =>
      query.where(sql<boolean>`entry.file_id = any (${resumeIds}::uuid[])`),
    )
    .$if(words.length > 0, (query) => query.where(foldedLike(SEARCHED, words)));

/** The wording of the kind's first fact, whose number is `notice_period_days`. */
const NOTICE_PERIOD = sql<string | null>`(select fact.item ->> 'value'
  from jsonb_array_elements(resume.facts) with ordinality as fact (item, place)
  where fact.item ->> 'kind' = 'NOTICE_PERIOD' order by fact.place limit 1)`.as('notice_period');

const COLUMNS = [
  'entry.file_id',
  'entry.zip_id',
  'entry.file_name',
  'entry.path',
  'entry.size',
  'entry.document_id',
  'entry.content_type',
  'entry.state',
  'entry.reason',
  'entry.duplicate_of',
  'resume.candidate_name',
  'resume.name_source',
  'resume.email',
  'resume.phone',
  'resume.location',
  'resume.stated_years',
  'resume.computed_years',
  'resume.skills',
  'resume.education',
  'resume.notice_period_days',
  'resume.last_company',
  'resume.last_title',
  'resume.language',
  'resume.flags',
  NOTICE_PERIOD,
] as const;

const PAGES = sql<number>`coalesce(cardinality(resume.page_starts), 0)`.as('pages');

export const listFiles = (tx: VendorDb, look: Look, { sort, limit, offset }: Page) =>
  found(tx, look).select(COLUMNS).select(PAGES).orderBy(ORDERS[sort]).limit(limit).offset(offset).execute();

export type FileRow = Awaited<ReturnType<typeof listFiles>>[number];

export const countFiles = (tx: VendorDb, look: Look): Promise<number> => countRows(found(tx, look));

/** One resume with its text and facts; undefined for a file without text. */
export function findResume(tx: VendorDb, resumeId: string) {
  return tx
    .selectOwn('deepgaze_file as entry', { file_id: resumeId })
    .innerJoin('deepgaze_resume as resume', (join) => sameVendor(join, 'resume.file_id', 'entry.file_id'))
    .innerJoin('deepgaze_zip as zip', (join) => sameVendor(join, 'zip.zip_id', 'entry.zip_id'))
    .select(COLUMNS)
    .select(PAGES)
    .select(['resume.text', 'resume.page_starts', 'resume.sections', 'resume.facts', 'resume.marks'])
    .select('zip.job_id')
    .executeTakeFirst();
}

export type ResumeRow = NonNullable<Awaited<ReturnType<typeof findResume>>>;

/** True if a stored file belongs to a zip. */
export const holdsDocument = (tx: VendorDb, documentId: string): Promise<boolean> =>
  hasRows(tx.selectOwn('deepgaze_file', { document_id: documentId }));
