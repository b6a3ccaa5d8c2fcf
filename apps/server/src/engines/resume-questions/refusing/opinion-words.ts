const PEOPLE =
  '(?:candidates?|people|persons?|applicants?|resumes?|cvs?|profiles?|employees|one|guy|girl|man|woman)';
const either = (...patterns: string[]) => patterns.map((pattern) => new RegExp(pattern));

const PRAISE = either(
  String.raw`\bbest\b(?! (?:buy|western|practi[cs]es?|sell\w*|in[- ]class|building|foods?))(?!.*\b(?:match|award)\b)|\bworst\b`,
  String.raw`\btop (?:candidate|performer(?! award)|talent|pick)|\btop \d+(?! (?:accounts?|customers?|clients?|companies|firms|universit\w+|colleges|percent))\b|\bgreatest\b|\bideal candidate`,
  String.raw`\bperfect (?:candidate|fit)|\bstrongest\b|\bweakest\b`,
);
const FIT = either(
  String.raw`\b(?:culture|cultural|good|great|right|better|team) fit\b`,
  String.raw`\bfits? (?:in|our|the (?:culture|team|role|job))\b|\bsuitable\b|\bsuits? (?:our|the|this|us)\b|\bdeserves?\b`,
);
const TRAITS =
  '(?:(?:dis)?honest|trustworthy|trusted|reliable|dependable|loyal|smart|intelligent|clever|lazy|humble|friendly|nice|arrogant|charismatic|impressive|mature|ambitious|hard-?working|talented|competent|capable|professional|punctual)';
/** A trait is an opinion where it is said of somebody; 'reliable systems' and 'smart grids' are things. */
const CHARACTER = either(
  String.raw`\b${TRAITS}(?: and ${TRAITS})? ${PEOPLE}\b`,
  String.raw`\b(?:is|are|was|be|seems?|looks?|who|most|more|very|really|so|how|someone|somebody|anyone|people|candidates?)\b(?: \w+){0,3} ${TRAITS}(?: enough)?$`,
  String.raw`\b(?:smart|bright|clever|lazi|nic|friendli|hard-?work|matur)e?st\b|\b(?:good|bad) person\b`,
  String.raw`@(?: \w+){0,3} (?:an? |be )?(?:${TRAITS}|hard worker|team player|natural leader)\b|@(?: \w+){0,2} be trusted\b`,
);
const ADVICE = either(
  String.raw`\bshould (?:i|we) (?:hire|interview|call|choose|reject|pick|select|take)\b`,
  String.raw`\bwould you (?:hire|choose|pick|recommend|select|interview)\b`,
  String.raw`\bwould you (?:hire|trust)\b|\bhow good\b|\b(?:is|are|was)\b.* better than\b|\b(?:smarter|nicer|cleverer|brighter)\b`,
  String.raw`\bworth (?:hiring|interviewing|calling|it)\b|\bwhom? do you (?:like|prefer|think)\b`,
  String.raw`\bdo you think\b|\byour (?:opinion|favou?rite)\b|\bwill .*\b(?:succeed|perform|stay)\b`,
  String.raw`\b(?:rate|score|rank|grade|judge|evaluate|assess) (?:the|each|these|those|all|this|him|her|them|our|@)(?= |$)(?!.*\bby\b)|\bout of (?:10|ten|5|five)$`,
  String.raw`\b(?:do|would|can|could|should) (?:you|we|i) (?:\w+ )?(?:recommend|prefer|suggest|favou?r|pick|choose)\b|\brecommend (?:me )?(?:someone|somebody|anyone|people|@|an? )(?: |$)`,
);
const MERIT = either(
  String.raw`\bmost (?:senior|qualified|talented|promising|impressive|suitable|relevant candidate|skilled|capable|competent|professional|reliable|creative|hard-?working)\b`,
  String.raw`\bover-?qualified\b|\bunder-?qualified\b|\bwho is better\b`,
  String.raw`\bbetter (?:candidate|developer|engineer|choice|person|for (?:the|this|our))\b|\bgood enough\b`,
  String.raw`^(?!(?:is|are) there\b)(?:who |which \w+ )?(?:is|are|would|will|could|can)\b(?:.* )?(?:an?|any|the|my|our) ?(?:good|great|bad|poor|excellent|decent|strong|right|solid)\b(?! at| knowledge| command)|\blooks? like a\b`,
  String.raw`\b(?:is|are)\b.* (?:lying|fake)$|\bfake (?:${PEOPLE}|experience|degrees?)\b|\bexaggerat\w+|\btell(?:s|ing)? the truth\b`,
);

/** Opinions about somebody, which no resume proves. */
export const JUDGEMENT: readonly RegExp[] = [...PRAISE, ...FIT, ...CHARACTER, ...ADVICE, ...MERIT];

const REASONS = either(
  String.raw`^why\b|\bwhy (?:did|does|is|was|has|do|have)\b`,
  String.raw`\breasons? (?:for|why|of) (?:leaving|quitting|change)`,
);
const CAREER_TURNS = either(
  String.raw`\bjob[- ]?hopp\w*|\b(?:career|employment) gaps?\b|\bgaps? in\b.*\b(?:resume|cv|career|employment|work)`,
  String.raw`\b(?:changed?|changes|switch\w*) (?:jobs?|companies|employers)\b|\bhow often\b`,
  String.raw`\bpromoted\b(?! (?:posts?|content|brands?|products?))|\bpromotions? (?:history|twice|record)`,
);
const LED = '(?:managed|managing|manages?|led|leads?|leading|supervised|supervising|headed|handled|handling)';
const TEAM_SIZES = either(
  String.raw`\b${LED} (?:an? |the )?(?:teams?|people|groups?|staff)\b.*\b(?:more|larger|bigger|over|least|greater|than|\d+)\b`,
  String.raw`\b${LED} (?:(?:more|fewer|less|larger) than|over|at least|about|up to)? ?\d+\+? ?(?:people|persons?|employees|members|staff|reports|engineers|developers)?\b`,
  String.raw`\bteams? (?:size )?(?:of|larger|bigger|greater|over|more)\b.*\d+|\blargest team\b`,
);
const PAY_ASKED = either(
  String.raw`\b(?:salary|ctc|compensation|expected pay|wages?|earns?|paid)\b(?=.*\b(?:expect\w*|how much|what|under|below|less|more|asks?|above|over|who)\b)`,
  String.raw`\b(?:current|expected|present|last|lower|higher) (?:salary|ctc|pay|package)\b|\bcheapest\b`,
  String.raw`\bearns?\b|\b(?:expect\w*|asks?|wants?|lowest|highest)\b.*\b(?:salary|ctc|pay|package)$`,
  String.raw`\bhow much (?:does|do|is|did|will) .*\b(?:earn|paid|ask|want|cost)`,
);
const WISHES = either(
  String.raw`\b(?:willing|likely|ready|happy|plan\w*|intend\w*|wants?|hop\w+|would|will)(?: [\w@]+){0,2} (?:leave|quit|resign|stay|relocate|move|switch|retire|accept|join us)\b(?: \w+){0,4}`,
  String.raw`\bopen to (?:offers?|leaving)\b|\bwants? (?:an? )?(?:higher|more|better) (?:salary|pay|money)\b`,
  String.raw`\binterested in (?:our|this|the) (?:job|role|position|offer)\b|\bhappy (?:in|with|at)\b`,
);

/** What would have to be concluded from several places, or is in no resume. */
export const INFERENCE: readonly RegExp[] = [...REASONS, ...CAREER_TURNS];

/** What is a conclusion unless a resume says it word for word: 'team of 22', 'willing to relocate'. */
export const UNLESS_STATED: readonly RegExp[] = [...TEAM_SIZES, ...WISHES];

/** What one person's resume may state, and what nobody is found by. */
export const PAY: readonly RegExp[] = PAY_ASKED;
