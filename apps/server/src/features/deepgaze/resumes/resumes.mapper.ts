import type { Resume, ResumeText } from '@slotwise/contract/deepgaze/resumes.schema';
import { pageAt } from '#engines/resume-texts/page-at.ts';
import type { FileRow, ResumeRow } from './resumes.queries.ts';

type Meetings = Resume['existingBookings'];

/** A file of a zip as in the contract; what the resume does not state is empty. */
export const toResume = (row: FileRow, existingBookings: Meetings): Resume => ({
  resumeId: row.file_id,
  zipId: row.zip_id,
  fileName: row.file_name,
  path: row.path,
  size: Number(row.size),
  documentId: row.document_id,
  contentType: row.content_type,
  candidateName: row.candidate_name ?? '',
  nameSource: row.name_source,
  ...toExperience(row),
  ...toDetails(row),
  pages: row.pages,
  parseState: row.state,
  ...(row.reason && { reason: row.reason }),
  ...(row.duplicate_of && { duplicateOf: row.duplicate_of }),
  flags: row.flags ?? [],
  existingBookings,
});

function toExperience({ stated_years: stated, computed_years: computed }: FileRow) {
  const [statedYears, computedYears] = [toYears(stated), toYears(computed)];
  return { totalExperience: statedYears ?? computedYears, statedYears, computedYears };
}

const toYears = (years: string | null): number | null => (years === null ? null : Number(years));

const toDetails = (row: FileRow) => ({
  email: row.email ?? '',
  phone: row.phone ?? '',
  location: row.location ?? '',
  skills: row.skills ?? [],
  education: row.education ?? '',
  noticePeriod: row.notice_period ?? '',
  noticePeriodDays: row.notice_period_days,
  lastCompany: row.last_company ?? '',
  lastTitle: row.last_title ?? '',
  language: row.language ?? '',
});

export const toResumeText = (row: ResumeRow, meetings: Meetings): ResumeText => ({
  resume: toResume(row, meetings),
  text: row.text,
  pageStarts: row.page_starts,
  sections: row.sections.map(({ kind, start, end }) => ({ kind, start, end })),
  facts: row.facts.map(({ kind, value, number, from, to, start, end }) => ({
    kind,
    value,
    start,
    end,
    ...(number !== undefined && { number }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    page: pageAt(row.page_starts, start),
  })),
  hidden: row.marks.hidden,
  addressedToMachines: row.marks.addressedToMachines,
});
