import type { EntityKind } from './known-entities.ts';

type Cues = { before: readonly RegExp[]; after: readonly RegExp[] };

/** Words before and after a phrase that show its kind: 'based in X', 'X alumni'. */
const CUES_WORDS = 'work(?:ed|ing|s)?|employed|employees?|been|joined|interned|served|came|come|staff';
const CUES_PHRASES = 'anyone|people|anybody|someone|somebody|candidates|resumes|guys|folks|profiles';
const CUES_OTHERS = 'knowledge|experienced?|expertise|background|exposure|proficiency|familiarity';
const CUES: Record<EntityKind, Cues> = {
  COMPANY: {
    before: [
      /\b(?:ex|former|formerly|previously|past|employers?|company|companies)(?: (?:is|of|was|at|employees?|with|as|like))*$/,
      new RegExp(String.raw`\b(?:${CUES_WORDS})\b(?: \S+){0,2} (?:at|for|with|by|from|of)$`),
      /\b(?:was|were)(?: (?:once|ever|working|employed))? at$/,
      /\b(?:work(?:ed|ing|s)?|employed|anyone|anybody|people|someone|somebody|candidates) (?:at|for|from|in) an?$/,
      /\b(?:stint|tenure|experience|background|currently|now|presently)\b(?: \S+){0,2} (?:at|for|with|by|from|of)$/,
      new RegExp(
        String.raw`\b(?:${CUES_PHRASES})\b(?: (?!good|great|strong|skilled|expert|versed)\S+){0,2} (?:at|with|by|from|of)$`,
      ),
      /\b(?:joined|left|leaving|quit|resigned from)$/,
      /\bstill(?: (?:working|employed))? (?:at|with|for)$/,
      /\bwith$/,
    ],
    after: [
      /^(?:alumni|alums?|alumnus|employees?|staff|veterans?|background|people|folks|experience)\b/,
      /^on (?:their|the|his|her|a) (?:cvs?|resumes?|profile)\b/,
      /^in (?:their|the|his|her) (?:past|work history|career|history)\b/,
      /^as (?:an? |their )?(?:past |former )?(?:employer|company)\b/,
    ],
  },
  COLLEGE: {
    before: [
      /\b(?:stud(?:y|ied|ies|ying)|graduat\w*|went|go|attend\w*|alum\w*|passed|educated|enrolled|completed)\b(?: \S+){0,2}$/,
      /\b(?:degree|qualified|students?|education|college|university|institute)\b(?: \S+){0,2}$/,
      /\bfrom$/,
    ],
    after: [/^(?:alumni|alums?|alumnus|grads?|graduates?|students?|degree|passouts?|education)\b/],
  },
  LOCATION: {
    before: [
      /\b(?:in|near|around|within|at|from|to)(?: (?:is|in|at|near|the)){0,4}$/,
      /\b(?:location|city|lives?|living|based|stationed|located|resid\w*|stay\w*)(?: (?:is|in|at|near|the))*$/,
    ],
    after: [/^(?:based|located|locals?|residents?|area|region|city|side)\b/],
  },
  TITLE: {
    before: [
      /\b(?:as|been|was|were|is|are|be|being)(?: (?:of|as|is|for)){0,4}(?: an?| the)?$/,
      /\b(?:role|post|position|designation|title|job)(?: (?:of|as|is|for))*(?: an?| the)?$/,
      /\b(?:need|want|hire|hiring|looking for|find|get|show)(?: me| us)?(?: an?| some)$/,
    ],
    after: [
      /^(?:profiles?|candidates?|resumes?|cvs?|people)\b/,
      /^(?:roles?|position|job|title|designation|by (?:title|designation))\b/,
    ],
  },
  DEGREE: {
    before: [
      /\b(?:with|has|have|having|holds?|holding|held|did|done|got|finished)(?: \S+){0,2}$/,
      /\b(?:complet\w+|pursu\w+|earned|degree|qualification|qualified|education)(?: \S+){0,2}$/,
    ],
    after: [/^(?:degree|grads?|graduates?|holders?|qualified|qualifications?|students?|pass)\b/],
  },
  SKILL: {
    before: [
      /\b(?:know(?:s|ing|n)|knows?|skills?|skilled|used|uses?|using|speaks?|speaking)(?: (?:in|with|of|on|at|about|is|are))*$/,
      /\b(?:good|great|strong|skilled|proficient|versed|hands-on|familiar|expert) (?:in|with|on|at)$/,
      new RegExp(String.raw`\b(?:${CUES_OTHERS})(?: \S+)? (?:in|with|of|on|about|using)$`),
      /\b(?:trained|fluent|worked|working)(?: \S+)? (?:in|with|of|on|about|using)$/,
    ],
    after: [/^(?:skills?|skillset|experienced?|expertise|knowledge|exposure|proficiency|background)\b/],
  },
};

/** Prepositions alone are weak evidence. */
const WEAK: Partial<Record<EntityKind, RegExp>> = {
  COMPANY: /(?:^| )with$/,
  COLLEGE: /^(?!.*\b(?:stud|graduat|went|attend|alum|degree)).*\bfrom$/,
  LOCATION: /(?:^| )(?:at|from|to)$/,
  TITLE: /(?:^| )(?:is|are|be)$/,
  DEGREE: /(?:^| )(?:with|has|have|having|got)(?: (?:an?|any|the|some|no|their|his|her|your))?$/,
};
const WEAK_AFTER = /^(?:candidates?|resumes?|people|folks|experience|background|profiles?|cvs?|students?)\b/;

/** How strongly the words around a phrase indicate a kind: 0 not at all, 1 weakly, 2 clearly. */
export function weighCues(kind: EntityKind, before: string, after: string): 0 | 1 | 2 {
  const cues = CUES[kind];
  const isBefore = cues.before.some((cue) => cue.test(before));
  const isAfter = cues.after.some((cue) => cue.test(after));
  if (isBefore && !WEAK[kind]?.test(before)) return 2;
  if (isAfter && (!WEAK_AFTER.test(after) || kind === 'SKILL')) return 2;
  return isBefore || isAfter ? 1 : 0;
}
