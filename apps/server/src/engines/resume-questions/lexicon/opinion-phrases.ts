import { type Phrase, parsePhrases } from './phrase-patterns.ts';
import { TRAIT_WORDS } from './trait-words.ts';

// '@' stands for someone that the question names. phrase-patterns.ts says how a line is read.

const CLASSES = {
  we: 'i we',
  us: 'you we i',
  is: 'is are was were be seems looks',
  person: `candidate candidates people person persons applicant applicants resume resumes cv cvs profile profiles employee
    employees one ones guy guys girl man woman`,
  somebody: '@ him her them he she they this these those each all the our',
  trait: TRAIT_WORDS,
  admired:
    'hard_worker team_player natural_leader quick_learner fast_learner good_communicator self_starter all_rounder',
  choose: 'hire interview call choose reject pick select take shortlist offer',
  prefer: 'recommend prefer suggest favour favor pick choose',
  rate: 'rate score rank grade judge evaluate assess',
  order: 'rank ranked sort sorted order ordered arrange arranged rate grade score',
  opinion: `quality talent talents merit merits potential suitability fit attitude personality intelligence smartness strength
    strengths calibre caliber competence capability ability excellence brilliance impression promise character`,
  good: 'good great bad poor excellent decent strong right solid',
  merit: `senior qualified talented promising impressive suitable skilled capable competent professional reliable creative
    hard-working hardworking relevant_candidate employable`,
  character: 'attitude personality charisma temperament character mindset work_ethic potential',
  job: 'job jobs company companies employer employers',
  led: 'managed managing manage manages led lead leads leading supervised supervising headed handled handling',
  team: 'team teams people group groups staff',
  reports: 'people person persons employees members staff reports engineers developers',
  pay: 'salary ctc compensation pay package wage wages',
  willing: `willing likely ready happy plan plans planning intend intends wants want hope hopes hoping would will`,
  leave: 'leave quit resign stay relocate move travel switch retire accept join_us',
};

const phrases = (lines: string) => parsePhrases(lines, CLASSES);

/** Opinions about someone, which no resume proves. */
export const JUDGEMENT: readonly Phrase[] = phrases(`
  culture/cultural/good/great/right/better/team/bad fit
  fit/fits in/our/the_culture/the_team/the_role/the_job
  suitable
  suit/suits our/the/this/us
  deserve/deserves
  good/bad/nice person
  {trait} {person}
  {trait} and {trait} {person}
  {is}/who/most/more/very/really/so/how/someone/somebody/anyone/people/candidates .. {trait} enough? $
  {is} .. a/an? {admired}
  @ .. a/an? be? {trait}/{admired}
  be trusted
  personality/character/temperament of @/{person}
  with/has/have/having .. {character} $
  with/has/have/having a/an/the? {good}/positive/winning attitude
  with charisma
  strengths and weaknesses
  pros and cons
  gut feeling
  your opinion/favourite/favorite/view
  opinion on/about/of
  high potentials
  rockstar/ninja/superstar !games {person}/developer/developers/engineer/engineers/seller/sellers
  should {we} {choose}
  would you {choose}/trust/recommend
  who/whom to {choose}
  should get the/this job/role/position/offer
  do/would/can/could/should {us} {prefer}
  do/would/can/could/should {us} really/rather/most {prefer}
  recommend me? someone/somebody/anyone/people/@/a/an
  who/whom do you like/prefer/think
  do you like/trust/prefer @
  can/could {we} trust
  do you think
  will/would ... succeed/perform/excel
  will ... stay
  worth hiring/interviewing/calling/it
  how good
  {is}/would ... better than
  {is} better $
  {order} ... by/on/per the/their/overall? {opinion} please? $
  best/better/highest/high/top quality $
  best/better/highest/high/top quality {person}
  highest/high/most/best/greatest potential $
  highest/high/most/best/greatest potential {person}
  smarter/nicer/cleverer/brighter
  smartest/brightest/cleverest/laziest/nicest/friendliest/hardest-working/maturest
  most {merit}
  over-qualified/overqualified/under-qualified/underqualified
  who is better
  better candidate/developer/engineer/choice/person
  better for the/this/our
  good enough
  any good $
  out_of/from_1_to 10/ten/5/five $
  ^ who/which ... {is}/would/will/could/can ... a/an/any/the/my/our {good} !at/knowledge/command
  ^ is/are/would/will/could/can !there ... a/an/any/the/my/our {good} !at/knowledge/command
  look/looks like a
  is/are ... lying/fake $
  fake {person}/experience/degree/degrees
  exaggerat*
  tell/tells/telling the truth`);

/** 'Rank them', but 'rank them by years' asks for an order that resumes state. */
export const RATING: readonly Phrase[] = phrases('{rate} {somebody}');

/** What would have to be concluded from several places, or is in no resume. */
export const INFERENCE: readonly Phrase[] = phrases(`
  ^ why !analysis
  why did/does/is/was/has/do/have
  reason/reasons for/why/of leaving/quitting/change
  job hop/hopper/hoppers/hopping
  job-hop*/jobhop*
  hop/hops/hopped/hopping jobs/between/from
  flight risk/risks
  career/employment gap/gaps !counsel*/year/years
  gap/gaps in ... resume/resumes/cv/cvs/career/employment/work
  change/changes/changed/switch/switches/switched/switching {job}
  how often
  promoted !post/posts/content/brand/brands/product/products
  promotion/promotions history/record/twice`);

/** What is a conclusion unless a resume says it word for word: 'team of 22', 'willing to relocate'. */
export const UNLESS_STATED: readonly Phrase[] = phrases(`
  {led} a/an/the? {team} ... more/larger/bigger/over/least/greater/than/#
  {led} over/at_least/about/up_to? #
  {led} more/fewer/less/larger than #
  team/teams size? of/larger/bigger/greater/over/more ... #
  largest team
  was/were/been/got/@ fired/sacked/dismissed/laid_off
  {willing} .. {leave} .. $
  {willing} .. {leave}
  open to offer/offers/leaving
  {pay} cut/cuts
  want/wants a/an? higher/more/better {pay}/money
  interested in our/this/the job/role/position/offer
  happy/unhappy in/with/at`);

/** What one person's resume may state, and what no one is found by. */
export const PAY: readonly Phrase[] = phrases(`
  {pay}/expected_pay/earn/earns/paid ... expect*/how_much/what/under/below/less/more/ask/asks/above/over/who
  current/expected/present/last/lower/higher {pay}
  cheapest
  highest/lowest/best/least paid
  earn/earns
  expect*/ask/asks/want/wants/lowest/highest ... {pay} $
  expect* ... # lakh/lakhs/lpa/k
  how much should/would/could/can {we} pay
  guess/estimate the? {pay}
  how much does/do/is/did/will ... earn/paid/ask/want/cost`);

/** One number that would be made of those of several resumes. */
export const AVERAGE: readonly Phrase[] = phrases(`
  average/mean/median !stack .. year/years/yrs/experience/exp/notice/tenure
  average/median/sum of`);

/** The same, unless an answer before says whose number is asked. */
export const TOTAL: readonly Phrase[] = phrases(`
  ^ the? total/overall/combined years/experience of_experience/of_work_experience? $`);
