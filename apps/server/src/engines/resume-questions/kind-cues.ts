import type { EntityKind } from './known-entities.ts';

type Cues = { before: RegExp; after: RegExp };

/** Words before and after a phrase that tell of what kind it is: 'based in X', 'X alumni'. */
const CUES: Record<EntityKind, Cues> = {
  COMPANY: {
    before:
      /\b(?:ex|former|formerly|previously|past|employer|employers|company|companies)(?: (?:is|of|was|at|employees?|with|as|like))*$|\b(?:worked|working|works?|employed|been|joined|interned|served|came|come|stint|tenure|experience|background|employees?|staff|anyone|people|anybody|someone|somebody|candidates|resumes|currently|now|presently)\b(?: \S+){0,2} (?:at|for|with|by|from|of)$|\bjoined$|\bwith$/,
    after:
      /^(?:alumni|alums?|alumnus|employees?|staff|veterans?|background|people|folks|on (?:their|the|his|her|a) (?:cv|resume|profile|cvs|resumes)|in (?:their|the|his|her) (?:past|work history|career|history)|as (?:an? |their )?(?:past |former )?(?:employer|company)|experience)\b/,
  },
  COLLEGE: {
    before:
      /\b(?:stud(?:y|ied|ies|ying)|graduat\w*|went|go|attend\w*|alum\w*|degree|passed|educated|qualified|enrolled|completed|student|students|education|college|university|institute)\b(?: \S+){0,2}$|\bfrom$/,
    after: /^(?:alumni|alums?|alumnus|grads?|graduates?|students?|degree|passouts?|education)\b/,
  },
  LOCATION: {
    before:
      /\b(?:in|near|around|within|at|from|to|location|city|lives?|living|based|located|reside\w*|resid\w*|stay\w*)(?: (?:is|in|at|near|the))*$/,
    after: /^(?:based|located|locals?|residents?|area|region|city|side)\b/,
  },
  TITLE: {
    before:
      /\b(?:as|been|was|were|role|post|position|designation|title|job|is|are|be|being)(?: (?:of|as|is|for))*(?: an?| the)?$|\b(?:need|want|hire|hiring|looking for|find|get|show)(?: me| us)?(?: an?| some)$/,
    after:
      /^(?:profiles?|candidates?|resumes?|cvs?|roles?|position|people|job|title|designation|by (?:title|designation))\b/,
  },
  DEGREE: {
    before:
      /\b(?:with|has|have|having|holds?|holding|held|did|done|complet\w+|pursu\w+|earned|degree|qualification|qualified|education|got|finished)(?: \S+){0,2}$/,
    after: /^(?:degree|grads?|graduates?|holders?|qualified|qualification|qualifications|students?|pass)\b/,
  },
  SKILL: {
    before:
      /\b(?:knows?|knowing|known|skill|skills|skilled|used|uses?|using|speaks?|speaking)(?: (?:in|with|of|on|at|about|is|are))*$|\b(?:good|strong|proficient|versed|hands-on|familiar|expert) (?:in|with|on|at)$|\b(?:knowledge|experience|experienced|expertise|background|exposure|proficiency|familiarity|trained|fluent|worked|working)(?: \S+)? (?:in|with|of|on|about|using)$/,
    after:
      /^(?:skills?|skillset|experience|experienced|expertise|knowledge|exposure|proficiency|background)\b/,
  },
};

/** Prepositions alone say little. */
const WEAK: Partial<Record<EntityKind, RegExp>> = {
  COMPANY: /(?:^| )with$/,
  COLLEGE: /^(?!.*\b(?:stud|graduat|went|attend|alum|degree)).*\bfrom$/,
  LOCATION: /(?:^| )(?:at|from|to)$/,
  TITLE: /(?:^| )(?:is|are|be)$/,
  DEGREE: /(?:^| )(?:with|has|have)$/,
};
const WEAK_AFTER = /^(?:candidates?|resumes?|people|folks|experience|background|profiles?|cvs?|students?)\b/;

/** How strongly the words around a phrase speak for a kind: 0 not at all, 1 a little, 2 clearly. */
export function cueFor(kind: EntityKind, before: string, after: string): 0 | 1 | 2 {
  const cues = CUES[kind];
  const isBefore = cues.before.test(before);
  const isAfter = cues.after.test(after);
  if (isBefore && !WEAK[kind]?.test(before)) return 2;
  if (isAfter && (!WEAK_AFTER.test(after) || kind === 'SKILL')) return 2;
  return isBefore || isAfter ? 1 : 0;
}
