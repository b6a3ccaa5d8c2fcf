import { isOfYears } from '@slotwise/contract/deepgaze/questions.rules';
import type { AnswerRow, Filter, Interpretation } from '@slotwise/contract/deepgaze/questions.schema';
import type { FactKind } from '@slotwise/contract/deepgaze/resumes.schema';
import type { Fact } from '../../resume-facts/facts/facts.ts';
import type { ResumeIndex } from '../../resume-index/segments/resume-index.ts';
import { quoteLines } from '../execute/evidence.ts';
import { jobsAtAnyTime } from '../execute/filter-by-job-dates.ts';
import { findResumes } from '../execute/find-resumes.ts';
import { findTitleAround } from '../execute/proving-facts.ts';
import { findDates } from '../execute/job-dates.ts';
import type { SourceResume } from '../execute/resume-source.ts';
import { type EngineAnswer, toAnswer, toRow } from './build-answer.ts';
import { type Answering, readResumes } from '../execute/read-resumes.ts';
import { soughtIn } from './condition-words.ts';
import { printTime } from './employment-time.ts';

const FACTS_OF_NUMBERS: Partial<Record<Filter['kind'], FactKind>> = {
  NOTICE_PERIOD: 'NOTICE_PERIOD',
  YEARS: 'STATED_YEARS',
  GRADUATION_YEAR: 'GRADUATION_YEAR',
};
const MOST_QUOTES = 3;

/** What a resume states instead of what was asked, with its facts. */
type Stated = { said: string[]; facts: Fact[] };

/** A number other than the one asked for, other dates of the job, or a title with the words and more. */
function statedInstead(resume: SourceResume, filter: Filter, index: ResumeIndex): Stated {
  if (isOfYears(filter)) {
    const jobs = jobsAtAnyTime(filter, index)(resume);
    return {
      said: jobs.flatMap(printTime),
      facts: jobs.flatMap((job) => [job, findDates(job, resume) ?? job]),
    };
  }
  const title = findTitleAround(resume, filter);
  if (title) return { said: [title.value], facts: [title] };
  const facts = resume.facts.filter(({ kind }) => kind === FACTS_OF_NUMBERS[filter.kind]);
  return { said: facts.map(({ value }) => value), facts };
}

/** For a named person, something the resume does not mention is a no: about the resume, not about the person. */
export async function answerNegative(
  reading: Interpretation,
  person: Filter,
  answering: Answering,
): Promise<EngineAnswer> {
  const { index } = answering;
  const found = findResumes({ ...reading, filters: [person] }, index);
  const texts = await readResumes(found, answering);
  const asked = soughtIn({ ...reading, filters: reading.filters.filter((filter) => filter !== person) });
  const rows = texts.map(({ text }): AnswerRow => {
    const stated = reading.filters.map((filter) => statedInstead(text, filter, index));
    const said = [...new Set(stated.flatMap((one) => one.said))];
    return toRow(text, {
      verdict: 'NO',
      fields: {},
      evidence: quoteLines(
        text,
        stated.flatMap(({ facts }) => facts),
        MOST_QUOTES,
      ),
      note:
        said.length > 0
          ? `The resume states ${said.join(', ')}.`
          : `The whole text was searched: ${asked} is not stated.`,
    });
  });
  return toAnswer(reading, answering, {
    notFound: true,
    unclear: rows.length,
    rows,
    answer:
      rows.length === 1
        ? `The resume of ${person.value} does not state ${asked}.`
        : `None of the ${rows.length} resumes of ${person.value} states ${asked}.`,
  });
}
