/** A clause says that it is no must. */
export const NICE_CUE =
  /\b(?:an? (?:\w{1,20} )?(?:plus|bonus|advantage|asset)|nice to have|good to have|preferr?ed|preferabl[ey]|desirable|desired|ideally|optional|not required|not mandatory|would be (?:nice|great|good|useful|helpful|welcome)|helps|helpful|welcome|advantageous|beneficial|a plus|plus point|bonus)\b/i;

/** A clause says that it must be met. */
export const MUST_CUE =
  /\b(?:must|musts|required|requires|requirement|mandatory|essential|minimum|at least|need|needs|no fewer than|no less than|have to)\b/i;

/** A sentence outside any list speaks of what the person who is looked for has. */
export const ASKING_CUE =
  /\b(?:must|musts|required|requires|mandatory|essential|minimum|at least|fewer than|years?|yrs|experienced?|knowledge of|proficien(?:t|cy)|fluent|familiar with|hands[- ]on|qualified|certified|degree in|looking for|seeking|wanted|hiring|need|needs|you(?:'ll| will)? (?:have|bring|hold|know|speak|need|can show)|(?:should|will) have|candidates?|preferred|desirable|plus|advantage|helps|notice|join(?:ing)?|start at once|available)\b/i;

/** A sentence speaks of the organization that hires. */
export const OF_COMPANY =
  /^(?:we|our|us|the (?:company|team|firm|group|organization|organisation|client)|this company|applications?|interviews?|please|closing|no agenc\w+|join us|part time working)\b/i;
/** Even so it may say what is looked for. */
export const OF_COMPANY_BUT_ASKING = /\b(?:looking for|seeking|hiring|need|require|want|expect you)\b/i;

/** Statements that the law or good manners ask for; they choose no one. */
export const FAIRNESS =
  /\b(?:equal[- ]opportunit|without regard to|regardless of|irrespective of|discriminat|reasonable accommodation|all qualified applicants|protected (?:veteran|categor|characteristic|by law)|affirmative action|applications from everyone|welcome (?:everyone|applications|all)|diversity|inclusive|data privacy)/i;

/** What resumes hardly state: amounts of money and words for them. */
export const PAY_CUE =
  /\b(?:salary|ctc|lpa|lakhs?|per annum|p\.a\.|compensation|remuneration|hourly rate|base pay|competitive pay)\b|[$£€₹]\s?\d|\b(?:rs\.?|inr|usd|eur|gbp)\s?\d|\d[\d,.]{0,12}\s?(?:k\b|crores?\b|pounds\b|euros\b|dollars\b)/i;

/** What a sentence asks for stands right behind these words; elsewhere in prose only what resumes know is meant. */
export const NAMING_CUE =
  /\b(?:must|required|requires|mandatory|essential|experienced?|knowledge|proficien(?:t|cy)|familiar(?:ity)?|skills?|skilled|expertise|hands[- ]on|hold|certified|qualified|preferred|desirable|plus|advantage|helps)\b/i;

/** A sentence tells who is looked for: its title and place. */
export const HIRING = /\b(?:hiring|looking for|seeking|seeks|wanted|in search of|(?:need|require)s? an?)\b/i;

/** Who may work in a country is not for a resume to say, and whose citizen somebody is no one may be chosen by. */
export const CITIZEN =
  /\b(?:citizens?|citizenship|nationals?|nationality|permanent residen\w+|green card|passport holders?)\b/i;
export const WORK_PERMIT =
  /\b(?:authori[sz]ed to work|authori[sz]ation to work|work (?:permit|authori[sz]ation|visa)|visas?|sponsorship|background (?:check|investigation)|drug test)\b/i;

/** Qualities that no resume proves. */
export const TRAIT_CUE =
  /\b(?:communicat\w+|interpersonal|team[- ]?player|team[- ]?work\w*|problem[- ]solv\w+|attention to detail|self[- ]?(?:motivated|starter|driven|organi[sz]ed)|passion\w*|attitude|proactive\w*|punctual\w*|positive|initiative|multi[- ]?task\w*|deadlines?|fast[- ]paced|flexib\w+|energetic|under pressure|time[- ]management|organi[sz]ational skills|collaborati\w+|work independently|willing\w*|eager\w*|enthusias\w+|creativ\w+|curio\w+|integrity|sense of humou?r|learn quickly|willingness|mindset|work ethic|adaptab\w+|reliab(?:le|ility)|dependab\w+|hard[- ]?working|motivated|ambitious|dynamic)\b/i;

/** Where somebody lives or works is a condition where a clause says that it is meant. */
export const PLACE_CUE =
  /\b(?:based|locat\w+|live|lives|living|resid\w+|commut\w+|relocat\w+|on[- ]?site|office)\b/i;

/** Among what somebody will do, what they have to bring. */
export const ASKING_IN_DUTIES = /\byou (?:have|bring|hold|know)\b|\bmust (?:have|be|hold)\b|\brequired\b/i;
