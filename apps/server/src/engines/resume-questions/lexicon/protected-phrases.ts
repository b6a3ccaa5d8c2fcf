import { type Phrase, parsePhrases } from './phrase-patterns.ts';

// '@' stands for someone that the question names. phrase-patterns.ts says how a line is read.

const CLASSES = {
  person: 'candidate candidates people person persons applicant applicants employee employees one ones',
  who: 'who @ he she they anyone anybody somebody someone candidate candidates people persons person applicants employees',
  decade: "20s 20's 30s 30's 40s 40's 50s 50's 60s 60's twenties thirties forties fifties sixties",
  has: 'have has had having with',
  illness: `cancer hiv aids diabetes epilepsy autism adhd depression anxiety schizophrenia dementia asthma disability
    disabilities illness illnesses diagnosis`,
  health:
    'nurse nurses nursing care services awareness support monitoring management insurance patients ward',
  somebody: 'someone somebody anyone anybody',
  lively: 'energetic dynamic enthusiastic vibrant ambitious motivated smart bright talented fresh hungry',
  firm: 'company companies firm firms business businesses startup startups start-up start-ups brand brands organisation organization',
  thing: 'system systems code* company firm business brand product products building buildings',
};

/** What no one may be chosen by, where it is said without any of the words of protected-words.ts, or by several of them. */
export const PROTECTED: readonly Phrase[] = parsePhrases(
  `
  how old/tall/heavy
  too old/young
  young/youthful and? {lively} !{firm}
  {lively} and? young/youthful !{firm}
  {somebody} who_is? very/quite/rather/fairly/still? young/youthful/old/mature $
  {somebody} who_is? very/quite/rather/fairly/still? young/youthful/old/mature and/or/but
  , young/youthful $
  youthful {person}
  young talent/talents/gun/guns/mind/minds/face/faces/hire/hires
  young/fresh/new blood $
  young/fresh/new blood in/into/for/to/with/who/from
  mature age/aged/{person}
  how much do/does .. weigh
  year/years old !{thing}
  year-old/*-year-old !{thing}
  in their/his/her early/mid/late? {decade}
  over/under {decade}
  gen/generation x/y/z !marketing/brand/brands/audience/audiences/market/markets
  senior citizen/citizens !care/services/home/homes/club/clubs/welfare
  age/gender/sex/religion/caste/community/nationality wise
  age-wise/gender-wise/religion-wise/caste-wise
  family status/background/plan/plans/responsibility/responsibilities
  rich/poor/wealthy/good family
  start/starts/starting/planning a/to? family
  expecting a? baby/child
  maiden name
  community/communities .. belong/belongs
  by origin/birth
  physically/mentally/medically fit/unfit
  pronouns of
  scheduled caste/castes/tribe/tribes
  general/reserved/backward category/class/classes/caste
  sexual orientation
  ethnic/racial/religious background/backgrounds/group/groups/origin
  skin colour/color !cosmetics/match*/analysis
  fair/dark/light skin/skinned
  fair-skinned/dark-skinned/light-skinned
  {person} of colour/color
  good looking
  who look/looks good/nice/pretty/young/old
  mentally/seriously/chronically ill
  how ... look/looks like
  how do/does/did .. look $
  name/names that/who/which? sound/sounds
  *sounding name/names/surname/surnames
  sick leave/leaves/day/days !management/policy/policies/records
  health condition/conditions/status/problem/problems !{health}
  mental illness/illnesses !{health}
  hiv/cancer positive
  {who} {has} a/an/any? {illness} $
  do/does {who} have a/an/any? {illness}
  suffer/suffers/suffering from
  who smokes/drinks/prays/votes/voted/worships/fasts/celebrates
  do/does {who} smoke/drink/pray/vote/worship/fast/celebrate
  go/goes/going to church/mosque/temple/synagogue
  wear/wears/wearing a/an? hijab/turban/headscarf/burqa/veil/glasses
  political view/views/opinion/opinions/affiliation/affiliations/leaning/leanings
  in/to/of/joined/support/supports/supporting a/an/any? political party
  {who} .. in/to/of a/an/any/trade? union
  {who} .. in/to/of a/an/any? trade/labour/labor union
  union member/members !services
  left/right/far wing
  left-wing/right-wing/far-right/far-left
  us/uk/eu/american/british/indian citizen/citizens/national/nationals
  citizen is`,
  CLASSES,
);
