import type { AskedField } from '@slotwise/contract/deepgaze/questions/questions.schema';

/** Words that ask for a field of somebody, the more specific first: 'which college did … graduate from' is about the college. */
const CUES: readonly [AskedField, RegExp][] = [
  [
    'NOTICE_PERIOD',
    /\bnotice period|\bnotice\b|\b(?:when|how soon) (?:can|could) .*(?:join|start)|\bavailab(?:le|ility)\b/,
  ],
  ['SKILL_YEARS', /\bhow (?:long|many (?:years|yrs))\b.* (?:of|in|with|used|using|on)\b/],
  [
    'SKILL_YEARS',
    /\b(?:years|yrs) (?:of|in|with)\b (?!(?:total |work |overall )*experience)|\bhow long has\b.*\bus(?:ed|ing)\b/,
  ],
  [
    'YEARS',
    /\bhow (?:many (?:years|yrs)|long|experienced)\b|\b(?:years|yrs) of\b|\b(?:total|overall|work(?:ing)?) experience\b|\bhow much experience\b/,
  ],
  ['EMAIL', /\be-?mails?\b|\bmail(?: id| address)?\b|\bmail\b|\bwrite to\b/],
  [
    'PHONE',
    /\bphones?\b|\bmobile\b|\bcall\b|\bcell\b|\bcontact\b|\bnumber\b|\btelephone\b|\bwhatsapp\b|\breach\b|\bring\b|\bdial\b/,
  ],
  [
    'LINK',
    /\bindeed\b|\blinked-?in\b|\bgit-?hub\b|\bprofile (?:link|url|page)|\bportfolio\b|\burls?\b|\bwebsite\b|\blinks?\b/,
  ],
  [
    'GRADUATION_YEAR',
    /\b(?:when|what year|which year|year)\b.*\b(?:graduat|pass(?:ed)? out|finish|complete)|\bgraduation year|\bpassing year|\byear of (?:passing|graduation)|\bbatch\b/,
  ],
  [
    'SKILL',
    /\bskill ?-?sets?\b|\bskills?\b|\bgood at\b|\bknows?\b|\btechnolog(?:y|ies)\b|\btools\b|\bexpertise\b|\bstrengths?\b|\bcompetenc|\btech stack|\bproficien|\bcan .* do\b|\babilities\b/,
  ],
  [
    'COLLEGE',
    /\balma mater|\buniversit|\bcolleges?\b|\bschools?\b|\bstud(?:y|ied|ies|ying)\b|\battend|\binstitut|\bwhere\b.*\b(?:graduat|educated)|\bgo to (?:college|school|university)/,
  ],
  ['DEGREE', /\beducation|\bqualifi|\bdegrees?\b|\bmajor(?:ed)?\b|\bacademic/],
  [
    'TITLE',
    /\bdesignation|\broles?\b|\btitles?\b|\bposition|\bjob\b(?! history)|\boccupation|\bprofession\b|\bwhat (?:does|do|is|did)\b.*\b(?:do|doing)\b(?: for| at|$)|\bwork(?:s|ing|ed)? as\b/,
  ],
  [
    'LOCATION',
    /\blocation|\blocated|\bcity\b|\bbased\b|\blives?\b|\bliving\b|\bstays?\b|\baddress\b|\bresid|\bhome ?town|\bwhere (?:is|are)\b|\bwhere\b.* from\b|\bplace\b/,
  ],
  [
    'COMPANY',
    /\bemployers?\b|\bemployed\b|\bcompan(?:y|ies)\b|\bfirms?\b|\bwork(?:ed|ing|s)?\b|\b(?:work|job|employment) history|\bcareer\b|\borgani[sz]ations?|\bbeen with\b|\bbeen at\b|\bjobs\b|\bworkplaces?\b/,
  ],
];

/** Words of the cues, which are no subject of a question. */
const CUE_WORD =
  /^(?:e-?mails?|mail|id|phones?|mobile|call|cell|contacts?|numbers?|addresses|telephone|whatsapp|reach|indeed|linkedin|github|profile|link|links|portfolio|url|website|skill-?sets?|skills?|technology|technologies|tools|expertise|strengths?|employers?|employment|company|companies|firms?|history|career|organi[sz]ations?|alma|mater|university|universities|colleges?|schools?|institutes?|institutions?|education|educational|qualifications?|degrees?|major|academics?|graduation|passing|batch|location|city|address|hometown|home|town|designation|roles?|titles?|positions?|jobs?|occupation|profession|years?|yrs|long|notice|period|total|overall|soon|periods|join|start|available|availability|place|summary|summarise|summarize|details?|info|information|overview|compare|comparison|versus|vs|between|difference|current|latest|last|do|doing|good|used|stack|tech)$/;

/** The field that the words of a question, in lower case, ask for. */
export function fieldAskedFor(low: string): AskedField | null {
  return CUES.find(([, cue]) => cue.test(low))?.[0] ?? null;
}

/** Whether a word belongs to asking for a field, not to whom or what is asked about. */
export const isFieldWord = (low: string) => CUE_WORD.test(low);

/** How people call a field. */
export const FIELD_WORDS: Record<AskedField, string> = {
  EMAIL: 'an e-mail address',
  PHONE: 'a phone number',
  LINK: 'a link',
  LOCATION: 'a place',
  COMPANY: 'an employer',
  TITLE: 'a job title',
  COLLEGE: 'a college',
  DEGREE: 'a degree',
  GRADUATION_YEAR: 'a year of graduation',
  SKILL: 'a list of skills',
  SKILL_YEARS: 'years with a skill',
  YEARS: 'years of experience',
  NOTICE_PERIOD: 'a notice period',
};
