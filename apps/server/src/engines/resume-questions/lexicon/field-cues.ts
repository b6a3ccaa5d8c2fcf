import type { AskedField } from '@slotwise/contract/deepgaze/questions.schema';
import { wordSet } from '#lib/text/word-set.ts';
import words from './filler-words.json' with { type: 'json' };
import { inOrder, type Sign } from './in-order.ts';

/** Ways to ask for someone's field, the more specific first: 'which college did … graduate from' is about the college. */
const CUES: readonly [AskedField, readonly Sign[]][] = [
  [
    'NOTICE_PERIOD',
    [
      /\bnotice\b|\blast working da(?:y|te)\b|\blwd\b/,
      inOrder(/\b(?:when|how (?:soon|early|quickly)) (?:can|could|will) /, /(?:join|start|onboard)/),
      /\bavailab(?:le|ility)\b/,
    ],
  ],
  ['LANGUAGE', [/(?<!programming )\blanguages?\b|\bmother tongue\b/]],
  ['CERTIFICATE', [/\bcertifi(?:cations?|cates?)\b|\bcerts?\b(?! in\b)|\blicen[cs]es?\b/]],
  [
    'PAY',
    [
      /\b(?:salary|salaries|ctc|compensation|pay|gehalt|salaire|salario)\b|\bearns?\b|\bhow much (?:does|do|did|is|will)\b/,
      /\b(?:day|daily|hourly) rates?\b|\brates?$/,
    ],
  ],
  [
    'SKILL_YEARS',
    [
      inOrder(/\bhow (?:long|many (?:years|yrs))\b/, / (?:of|in|with|used|using|on)\b/),
      /\b(?:years|yrs) (?:of|in|with)\b (?!(?:total |work |overall )*experience)/,
      inOrder(/\bhow long has\b/, /\bus(?:ed|ing)\b/),
    ],
  ],
  [
    'YEARS',
    [
      /\bhow (?:many (?:years|yrs)|long|experienced)\b/,
      /\bhow much experience\b|(?<!\d\+?[ -])\b(?:years|yrs)$/,
      /\b(?:years|yrs) of\b/,
      /\b(?:total|overall|work(?:ing)?) experience\b/,
    ],
  ],
  ['EMAIL', [/\be-?mails?\b/, /\bmails?\b/, /\bwrite to\b/]],
  [
    'PHONE',
    [/\b(?:phones?|mobile|cell|telephone|whatsapp)\b/, /\b(?:call|contact|reach|ring|dial)\b/, /\bnumber\b/],
  ],
  [
    'LINK',
    [
      /\b(?:indeed|linked-?in|git-?hub|portfolio|website)\b/,
      /\b(?:links?|urls?)\b/,
      /\bprofile (?:link|url|page)/,
    ],
  ],
  [
    'GRADUATION_YEAR',
    [
      inOrder(/\b(?:when|what year|which year|year)\b/, /\b(?:graduat|pass(?:ed)? out|finish|complete)/),
      /\b(?:graduation|passing) year|\byear of (?:passing|graduation)/,
      /\bbatch\b/,
    ],
  ],
  [
    'SKILL',
    [
      /\bskills?\b|\bskill ?-?sets?\b|\bcompetenc|\babilities\b|\bexpertise\b|\bstrengths?\b/,
      /\btechnologies\b|\b(?:what|which|whose|his|her|their) technology\b|\btools\b|\btech(?:nology)? stack/,
      /\bgood at\b|(?<!\byou )\bknows?\b(?! about)|\bproficien/,
      inOrder(/\bcan /, / do\b/),
    ],
  ],
  [
    'DEGREE',
    [inOrder(/\bwhat (?:did|does|has|is|was)\b/, /\bstud(?:y|ied|ying)$|\b(?:graduated?|degree) in$/)],
  ],
  [
    'COLLEGE',
    [
      /\balma mater|\buniversit|\bcolleges?\b|\bschools?\b|\binstitut/,
      /\bstud(?:y|ied|ies|ying)\b|\battend/,
      inOrder(/\bwhere\b/, /\b(?:graduat|educated|degree)/),
    ],
  ],
  ['DEGREE', [/\beducation|\bedu\b|\bqualifi|\bquals?\b|\bdegrees?\b|\bmajor(?:ed)?\b|\bacademic/]],
  [
    'TITLE',
    [
      /\bdesignation|\broles?\b|\btitles?\b|\bposition|\bjob\b(?! history)|\boccupation|\bprofession\b/,
      /\bin (?:what|which) capacit(?:y|ies)\b/,
      inOrder(/\bposts?\b/, /\b(?:hold|held|ha[sd]|have)\b/),
      inOrder(/\bjobs\b/, /\b(?:held|done|had)\b/),
      inOrder(/\bwhat (?:does|do|is|did)\b/, /\b(?:do|doing)\b(?: for| at| now| currently| today|$)/),
      /\bwork(?:s|ing|ed)? as\b/,
    ],
  ],
  [
    'LOCATION',
    [
      /\blocation|\blocated|\bwhereabouts\b|\bcit(?:y|ies)\b|\baddress\b|\bhome ?town|\bplace\b/,
      /\bbased\b|\blives?\b|\bliving\b|\bstays?\b|\bresid/,
      { test: (low) => /\bwhere (?:is|are)\b/.test(low.split(/\bwork/).at(-1) ?? '') },
      inOrder(/\bwhere\b/, / from\b/),
    ],
  ],
  [
    'COMPANY',
    [
      /\bemployers?\b|\bemployed\b|\bcompan(?:y|ies)\b|\bfirms?\b|\borgani[sz]ations?|\bworkplaces?\b/,
      /\bwork(?:ed|ing|s)?\b|\bbeen (?:with|at)\b|\bjobs\b|\bemploys\b/,
      /\bon (?:the|what|which|whose) payroll\b/,
      /\b(?:work|job|employment) history|\bcareer\b/,
    ],
  ],
];

const FIELD_WORDS = wordSet(words.fields);

/** The field asked for by the lower-case words of a question. */
export function findAskedField(low: string): AskedField | null {
  return CUES.find(([, cues]) => cues.some((cue) => cue.test(low)))?.[0] ?? null;
}

/** True for a word used to ask for a field, not for the person or thing asked about. */
export const isFieldWord = (low: string) => FIELD_WORDS.has(low);
