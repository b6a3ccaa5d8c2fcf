import { wordSet } from '#lib/text/word-set.ts';

/** Words that carry no meaning of their own in any question. */
const FUNCTION_WORDS = wordSet(`
  a an the of in on at to from by for with and or but who whom whose which what where when why how
  is are was were be been being am has have had having do does did done can could would should will shall might must
  i me my we us our you your he she it they them their theirs his her hers its this that these those there here
  any anyone anybody someone somebody everyone everybody everything all every each some both either so as well than then
  if whether about into out over up per via also too just only even yes ok okay hi hello dear please kindly thanks thank
  who's who've what's that's there's anyone's somebody's someone's i'm we're i'd we'd let's don't may near around
  within currently current now right today presently more most less least many much few long ever
  not never no without except exclude excluding besides outside other minus lack lacks lacking still else isn't doesn't don't haven't hasn't aren't didn't can't
  left longer one ones finish finished nobody none noone neither nor immediately urgently urgent those these them they among amongst between after before since until till batch class starting ending during moment
`);

/** Words of asking, which say only that something is wanted. */
const ASKING_WORDS = wordSet(`
  find show list give get gets got getting tell search searching look looking need needs needed want wants wanted seek
  seeking display fetch pull see check identify name bring hire hiring recruit recruiting shortlist recommend suggest
  return filter select pick count number total rank
`);

/** Words for the people that every question is about. */
const PEOPLE_WORDS = wordSet(`
  candidate candidates resume resumes résumé résumés cv cvs people person persons applicant applicants profile profiles
  professionals industry sector open opening openings vacancy vacancies opportunity
  folk folks guy guys talent talents individual individuals somebody employee employees jobseeker jobseekers zip
  pool
`);

/** Words that say of what kind the words next to them are: where someone worked, lives, studied or what they know. */
const CUE_WORDS = wordSet(`
  experience experiences experienced exp skill skills skilled skillset knowledge know knows knew knowing known knowledgeable
  expertise proficient proficiency familiar familiarity background backgrounds exposure hands-on competent versed used
  using use uses speak speaks speaking fluent good strong solid
  work works worked working employed employer employers employee company companies ex former formerly previous previously
  past joined stint come came tenure interned served
  based stationed located location live lives lived living reside resides residing stay stays staying local locals resident residents
  study studied studies studying graduate graduated graduates graduating graduation grad grads passout passouts attend attended attending
  alumni alumnus alum alums student students went passed degree degrees holder holders hold holds holding held complete
  completed qualification qualifications qualified did pursued pursuing earned educated education
  year years yrs yr post position role designation title job mention mentions mentioned mentioning include includes
  including contain contains containing state states stated lists listed listing possess possesses possessing spent whoever minimum min maximum max atleast speaker speakers
`);

const FILLERS = new Set([...FUNCTION_WORDS, ...ASKING_WORDS, ...PEOPLE_WORDS, ...CUE_WORDS]);
const JOINING = new Set(['and', '&', '+', ',', ';', 'plus', 'or', 'both', 'either', 'also', 'along', 'well']);

/** Whether a word of a question says nothing about the people it looks for. */
export const isFiller = (low: string) => FILLERS.has(low);

/** Whether a word only joins two things that are asked for. */
export const isJoining = (low: string) => JOINING.has(low);
