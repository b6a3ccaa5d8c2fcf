import type { RecalledAnswer } from '../plan/question-memory.ts';

/** 'Who is still there?', 'who worked there longest?' */
const THERE = /\b(still|now|currently|work(?:s|ed|ing)?|been|was|were|left|stayed) there\b/i;

/** A question with the employer of the answer before where it says 'there'; as it is where that asked about none, or several. */
export function resolveThere(question: string, { interpretation: { filters } }: RecalledAnswer): string {
  const [employer, ...more] = filters.filter(({ kind, isAbsent }) => kind === 'COMPANY' && !isAbsent);
  if (!employer || more.length > 0 || employer.others) return question;
  return question.replace(THERE, (_words, said: string) => `${said} at ${employer.value}`);
}
