import type { Refusal } from '@slotwise/contract/deepgaze/questions/questions.schema';

const GENDER = [
  /\b(?:wom[ae]n|females?|ladies|lady|girls?|m[ae]n|males?|boys?|gents|gentlem[ae]n|trans(?:gender)?|non-?binary)\b(?! ?(?:'s|s')?[ -]?(?:wear|apparel|clothing|fashion|health|care|connector|empowerment|college|university|fitness|grooming|page|studies|power|hours?|days|month))/,
  /\bgenders?\b(?! (?:studies|equality|diversity))|\bsex of\b/,
  /\bsexual orientation|\bgay\b|\blesbian\b/,
];
const AGE = [
  /\bage\b(?! (?:of|group)\b)|\bages\b|\baged\b|\bhow old\b|\byears? old\b|\byear-old\b/,
  /\bdate of birth\b|\bdob\b|\bbirth ?da(?:y|te)s?\b|\bborn\b/,
  /\byoung(?:er|est)?\b(?! (?:professionals|adults|minds))|\bolder than\b|\boldest\b|\belderly\b/,
  /\bmiddle-aged\b|\bmillennials?\b|\bunder (?:thirty|forty|\d\d)$/,
];
const FAITH = [
  /\breligio(?:n|us)\b(?! (?:studies|education))/,
  /\b(?:hindus|muslims|christians|sikhs|jains|buddhists|jews|catholics)\b/,
  /\b(?:hindu|muslim|christian|sikh|jain|buddhist|jewish|catholic) (?:candidates?|people|applicants?|women|men|family|faith)/,
  /\b(?:is|are|be|being)\b.* (?:hindu|muslim|christian|sikh|buddhist|jewish|catholic)$|\bcastes?\b/,
  /\bbrahmins?\b|\bdalits?\b|\bobc\b|\bscheduled (?:caste|tribe)/,
];
const FAMILY = [
  /\bmarried\b|\bunmarried\b|\bmarital\b|\bbachelors? without\b|\bdivorced\b|\bspouses?\b/,
  /\bchildren\b(?! (?:hospital|education|books))|\bkids\b(?! (?:wear|clothing|fashion|apparel|education|school))|\bpregnan\w*\b|\bmaternity\b|\bmothers?\b(?! tongue)/,
  /\bfathers?\b|\bfamily (?:status|plans?|planning to)\b/,
];
const ORIGIN = [
  /\bnationalit(?:y|ies)\b|\bethnic\w*\b|\brac(?:e|ial)\b(?! condition)|\bskin colou?r\b/,
  /\bforeigners?\b|\bimmigrants?\b/,
  /\b(?:indian|american|chinese|african|british|pakistani|asian|european|western) (?:nationals?|citizens?|origin|looking|candidates?|people|applicants?)\b/,
  /\bcitizenship\b|\bnative-born\b/,
];
const HEALTH = [
  /\bdisab(?:led|ilit(?:y|ies))\b(?! (?:insurance|claims?|management|benefits|services))/,
  /\bhandicap\w*\b|\bwheelchair\b|\b(?:hiv|cancer) (?:positive|patient)\b|\bmental illness\b/,
  /\bhealth (?:condition|status|problems)\b/,
];
const LOOKS_AND_VIEWS = [
  /\b(?:their |a |his |her |profile |show )photos?\b|\bphotographs? of\b|\bphotos? of\b/,
  /\bgood[- ]looking\b|\bbeautiful\b|\bhandsome\b|\battractive\b|\bpretty (?:candidates?|faces?|girls?|people|person|wom[ae]n)\b|\bhow .* looks? like\b/,
  /\bpolitical (?:views?|party)\b|\bunion member/,
];

/**
 * What nobody may be chosen by. Goods and trades that only sound alike ('women's wear', 'male connector', 'age of data')
 * stay searchable: each pattern names what the word has to stand beside.
 */
const PROTECTED: readonly RegExp[] = [
  ...GENDER,
  ...AGE,
  ...FAITH,
  ...FAMILY,
  ...ORIGIN,
  ...HEALTH,
  ...LOOKS_AND_VIEWS,
];

const PRAISE = [
  /\bbest\b(?! (?:buy|western|practi[cs]es?|seller))(?!.*\bmatch)|\bworst\b/,
  /\btop (?:candidate|performer|talent|pick|\d+)|\bgreatest\b|\bideal candidate/,
  /\bperfect (?:candidate|fit)|\bstrongest\b|\bweakest\b/,
];
const FIT = [
  /\b(?:culture|cultural|good|great|right|better|team) ?fit\b/,
  /\bfits? (?:in|our|the (?:culture|team|role|job))\b|\bsuitable\b|\bsuits? (?:our|the|this|us)\b|\bdeserves?\b/,
];
const CHARACTER = [
  /\b(?:dis)?honest\w*\b|\btrustworthy\b|\breliable\b(?! (?:systems?|software))|\bloyal\b/,
  /\bsmart(?:est)?\b(?! (?:home|card|grid|phone|contract))|\bintelligent\b|\bclever\b|\blazy\b/,
  /\bhumble\b|\bfriendly\b|\bnice person|\bgood person|\barrogant\b|\bcharismatic\b|\bimpressive\b/,
  /\bmature\b|\bambitious\b(?= (?:person|candidate|people|enough))/,
];
const ADVICE = [
  /\bshould (?:i|we) (?:hire|interview|call|choose|reject|pick|select|take)\b/,
  /\bwould you (?:hire|choose|pick|recommend|select|interview)\b/,
  /\bworth (?:hiring|interviewing|calling|it)\b|\bwhom? do you (?:like|prefer|think)\b/,
  /\bdo you think\b|\byour (?:opinion|favou?rite)\b|\bwill .*\b(?:succeed|perform|stay|leave)\b/,
  /\brate (?:the|each|these|all|this|him|her)\b|\bscore (?:the|each|these|all)\b/,
];
const MERIT = [
  /\bmost (?:senior|qualified|talented|promising|impressive|suitable|relevant candidate|skilled|capable|competent|professional|reliable|creative|hard-?working)\b/,
  /\bover-?qualified\b|\bunder-?qualified\b|\bwho is better\b/,
  /\bbetter (?:candidate|developer|engineer|choice|person|for (?:the|this|our))\b|\bgood enough\b/,
  /\blying\b|\bfake\b|\bexaggerat\w+|\btell(?:s|ing)? the truth\b/,
];

/** Opinions about somebody, which no resume proves. */
const JUDGEMENT: readonly RegExp[] = [...PRAISE, ...FIT, ...CHARACTER, ...ADVICE, ...MERIT];

const REASONS = [
  /^why\b|\bwhy (?:did|does|is|was|has|do|have)\b/,
  /\breasons? (?:for|why|of) (?:leaving|quitting|change)/,
];
const CAREER_TURNS = [
  /\bjob[- ]?hopp\w*|\b(?:career|employment) gaps?\b/,
  /\bgaps? in\b.*\b(?:resume|cv|career|employment|work)/,
  /\b(?:changed?|changes|switch\w*) (?:jobs?|companies|employers)\b|\bhow often\b|\bpromoted\b/,
  /\bpromotions? (?:history|twice|record)/,
];
const TEAM_SIZES = [
  /\b(?:managed|managing|led|leads?|supervised|headed|handled) (?:an? |the )?(?:teams?|people|groups?|staff)\b.*\b(?:more|larger|bigger|over|least|greater|than|\d+)\b/,
  /\bteams? (?:size )?(?:of|larger|bigger|greater|over|more)\b.*\d+|\blargest team\b/,
];
const PAY = [
  /\b(?:salary|ctc|compensation|expected pay|wage|earns?|paid)\b(?=.*\b(?:expect\w*|current|how much|what|under|below|less|more|asks?|above|over|who)\b)/,
  /\bhow much (?:does|do|is|did|will) .*\b(?:earn|paid|ask|want|cost)/,
];
const WISHES = [
  /\bwilling to (?:accept|leave|join)\b|\bopen to (?:offers?|leaving)\b/,
  /\binterested in (?:our|this|the) (?:job|role|position|offer)\b/,
];

/** What would have to be concluded from several places, or is in no resume. */
const INFERENCE: readonly RegExp[] = [...REASONS, ...CAREER_TURNS, ...TEAM_SIZES, ...PAY, ...WISHES];

const isAny = (patterns: readonly RegExp[], low: string) => patterns.some((pattern) => pattern.test(low));

/**
 * Why a question is refused, or null.
 *
 * @param low the words of the question in lower case, without names of people, companies and the like
 */
export function refusalFor(low: string): Refusal | null {
  if (isAny(PROTECTED, low)) return 'PROTECTED';
  if (isAny(JUDGEMENT, low)) return 'JUDGEMENT';
  return isAny(INFERENCE, low) ? 'INFERENCE' : null;
}
