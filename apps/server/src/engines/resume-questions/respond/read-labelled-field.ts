import type { AskedField, AskedJob } from '@slotwise/contract/deepgaze/questions.schema';
import { quoteLines } from '../execute/evidence.ts';
import { likelyLines, type Place, type StatedLine, statedLines } from '../execute/labelled-lines.ts';
import { FIELDS } from './field-names.ts';
import type { SourceResume } from '../execute/resume-source.ts';
import { type FieldValue, withoutValues } from './field-value.ts';
import { explainAbsence } from './explain-missing.ts';

const MOST_QUOTES = 12;

/** How a label shows whether it is about the current job or a desired one. */
const LABELS: Partial<Record<AskedJob, RegExp>> = {
  CURRENT: /current|present|drawn|last/i,
  LATEST: /current|present|drawn|last/i,
  PREVIOUS: /previous|last/i,
  EXPECTED: /expect|desired|required|vorstellung|wunsch/i,
};

type LinesAsked = { field: AskedField; place: Place; job?: AskedJob | undefined };

/** What a resume states after labels; `isMeant` is false if none of them matches the request. */
type Labelled = { lines: readonly StatedLine[]; isMeant: boolean };

function labelledAs(stated: readonly StatedLine[], job: AskedJob | undefined): Labelled {
  const label = job && LABELS[job];
  if (!label) return { lines: stated, isMeant: true };
  const meant = stated.filter(({ said }) => label.test(said));
  return meant.length > 0 ? { lines: meant, isMeant: true } : { lines: stated, isMeant: false };
}

/** The period that ends a sentence; 'p.a.' keeps its own. */
const FULL_STOP = /(?<!(?<!\p{L})\p{L})\.$/u;

/** The values after labels; several amounts keep their label, and so do those not asked for. */
function listLabelledValues({ text }: SourceResume, { lines, isMeant }: Labelled, isPay: boolean): string[] {
  const isApart = (isPay && lines.length > 1) || !isMeant;
  return lines.map(({ start, end, said }) => {
    const value = text
      .slice(start, end)
      .replace(/^[-–•*]\s+/, '')
      .replace(/(?<![\s|;,])[\s|;,]+$/, '')
      .replace(FULL_STOP, '');
    return isApart ? `${said.replace(/^[^\p{L}]+/u, '').trim()} ${value}` : value;
  });
}

const OTHERWISE = 'This is stated, but not as what was asked for.';

/** The values of the field's own lines, or lines that may state it; otherwise it is practically not stated. */
export function readLabelledField(resume: SourceResume, { field, place, job }: LinesAsked): FieldValue {
  const stated = labelledAs(statedLines(resume, place), job);
  const lines = stated.lines.length > 0 ? stated.lines : likelyLines(resume, place);
  const evidence = quoteLines(resume, lines, MOST_QUOTES);
  if (evidence.length === 0) return explainAbsence(resume, field);
  if (stated.lines.length > 0) {
    const values = listLabelledValues(resume, stated, field === 'PAY');
    return stated.isMeant
      ? { values, evidence, verdict: 'YES' }
      : { values, evidence, verdict: 'UNCLEAR', note: OTHERWISE };
  }
  const note = `${evidence.length === 1 ? 'This line' : 'These lines'} may state ${FIELDS[field].one}.`;
  return withoutValues('UNCLEAR', note, evidence);
}
