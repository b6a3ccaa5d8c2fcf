import type { Answer } from '@slotwise/contract/deepgaze/questions.schema';
import type { NameSource, ParseState, ResumeFlag } from '@slotwise/contract/deepgaze/resumes.schema';
import type { ZipState } from '@slotwise/contract/deepgaze/zips.schema';
import type { ColumnType, Generated, Insertable, Selectable } from 'kysely';
import type { Fact, Section } from '#engines/resume-facts/facts/facts.ts';
import type { Ground } from '#engines/resume-resemblance/resemblance.ts';
import type { HiddenWords, Stretch } from '#engines/resume-texts/text/resume-text.ts';
import type { Json, Numeric, Owned } from './column-types.ts';

/** Besides the text: invisible words, and passages that give instructions to a machine. */
export type ResumeMarks = { hidden: HiddenWords[]; addressedToMachines: Stretch[] };

/** The driver reads `bigint` as text. */
type Bytes = ColumnType<string, number, number>;

export type ZipRow = Selectable<DeepgazeTables['deepgaze_zip']>;
export type ResumeColumns = Omit<
  Insertable<DeepgazeTables['deepgaze_resume']>,
  'vendor_id' | 'file_id' | 'zip_id' | 'ordinal'
>;

export type DeepgazeTables = Owned<{
  deepgaze_zip: {
    zip_id: string;
    file_name: string;
    size: Bytes;
    sha256: string;
    state: ZipState;
    error: Generated<string>;
    total: number;
    parsed: Generated<number>;
    failed: Generated<number>;
    duplicates: Generated<number>;
    flagged: Generated<number>;
    job_id: string | null;
    archive_id: string | null;
    uploaded_by: string;
    uploaded_by_name: string;
    uploaded_at: Date;
    kept_until: Date;
    leased_until: Date | null;
    comparisons_asked: Generated<number>;
    comparisons_done: Generated<number>;
  };

  deepgaze_file: {
    file_id: string;
    zip_id: string;
    ordinal: number;
    path: string;
    file_name: string;
    size: Bytes;
    sha256: Generated<string>;
    content_type: Generated<string>;
    state: ParseState;
    reason: Generated<string>;
    document_id: string | null;
    duplicate_of: string | null;
    tries: Generated<number>;
  };

  deepgaze_resume: {
    file_id: string;
    zip_id: string;
    ordinal: number;
    text: string;
    page_starts: number[];
    sections: Json<Section[]>;
    facts: Json<Fact[]>;
    marks: Json<ResumeMarks>;
    flags: ResumeFlag[];
    language: string;
    candidate_name: string;
    name_source: NameSource;
    email: string;
    phone: string;
    location: string;
    stated_years: Numeric;
    computed_years: Numeric;
    skills: string[];
    education: string;
    notice_period_days: number | null;
    last_company: string;
    last_title: string;
    facts_version: Generated<number>;
    written_at: Date | null;
  };

  deepgaze_segment: {
    zip_id: string;
    number: number;
    resumes: number;
    bytes: Buffer;
    format: Generated<number>;
    facts_version: Generated<number>;
    is_open: Generated<boolean>;
  };

  deepgaze_print: { file_id: string; hashes: Buffer };

  deepgaze_resemblance: {
    resemblance_id: string;
    first_id: string;
    second_id: string;
    grounds: Json<Ground[]>;
    weight: number;
    fine_at: Date | null;
    fine_by: Generated<string>;
  };

  deepgaze_question: {
    question_id: string;
    user_id: string;
    zip_id: string | null;
    zip_ids: string[];
    question: string;
    result: string;
    answer: Json<Answer>;
    asked_at: Date;
  };

  deepgaze_language_model: {
    is_on: boolean;
    changed_at: Date;
    changed_by: string;
    changed_by_name: string;
  };
}>;
