import type { ResumeCandidate } from '@slotwise/contract/deepgaze/resumes.schema';
import type { MeetingValues } from '#features/bookings/meeting-values/meeting-values.model.ts';
import { MEETING_FORM } from './meeting-form.texts.ts';

type CandidateFields = MeetingValues['candidateDetails'];
export type OriginField = Exclude<keyof CandidateFields, 'windows' | 'windowsZone'>;

/** A resume that filled in a form, with the values it gave, so that a changed value no longer counts as its own. */
export type Origin = Pick<ResumeCandidate, 'fieldProvenance' | 'resume'> & { filled: CandidateFields };

const LONGEST = 90;

/** 'From the resume, page 1: “…”'; empty if nothing was filled in or someone changed it. */
export function originText(origin: Origin | null, field: OriginField, value: unknown): string {
  if (!origin || value === '' || value !== origin.filled[field]) return '';
  const known = origin.fieldProvenance[field];
  if (!known) return MEETING_FORM.workedOut();
  const quote = known.quote.replaceAll(/\s+/g, ' ').trim();
  const shown = quote.length > LONGEST ? `${quote.slice(0, LONGEST)}…` : quote;
  return MEETING_FORM.quoted({ page: known.page, quote: shown });
}
