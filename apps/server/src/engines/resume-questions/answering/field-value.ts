import type { Evidence, Verdict } from '@slotwise/contract/deepgaze/questions/questions.schema';

/** What one resume says about a field. NO: it was proved that the resume does not state it. */
export type FieldValue = { values: string[]; evidence: Evidence[]; verdict: Verdict; note?: string };
