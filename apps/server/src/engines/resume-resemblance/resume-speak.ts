/**
 * Words that mean little because so many resumes use them: small English words, and common words for duties, aims and
 * strengths. Two people who share only these have read the same advice.
 */
export const RESUME_SPEAK = new Set(
  `a about above across after again all along also am among an and any are around as at back based be been before being
below best better between both but by can could day days did do does done down during each end etc every few first for from
full further get give good had has have he her here high highly him his how i if in into is it its itself just key kept large
last latest less level like long made main major make many may me might more most much multiple must my near new next no nor not now
of off often on once one only open or other our out over own part per please present prior same several she should since small
so some such than that the their them then there these they this those through thus time times to together too toward towards two under
until up upon us use used user users using various very via was we well were what when where which while who whole whom whose will
with within without would year years you your
ability able accomplish accomplished account accounts accuracy accurate achieve achieved achievement achievements achieving
acquire activities activity actively adapt adaptable add adding address advancement affirm agile agreed aim aims aligned analyse
analysed analysis analyst analytical analytics analyze analyzed application applications apply applying approach appropriate
architecture area areas aspects assigned assist assisted assisting assurance assure attention attitude aware awareness background bear
belief believe benefit better board brief budget budgets build building built business businesses candidate capabilities capability
capable career carried carry challenge challenges challenging change changes clean clear client clients close closely code coding
collaborate collaborated collaborating collaboration collaborative collect collected comfortable commitment committed communicate
communication company complaints complete completed completion complex comprehensive compliance conduct conducted conducting
confident consistent consistently contribute contributed contributing control coordinate coordinated coordinating coordination
core correct correctness cost costs create created creating creative critical cross current currently customer customers cycle daily
data database deadline deadlines debugging decision decisions declaration declare dedicated dedication deep define defined defining
degree deliver deliverables delivered delivering delivery department deploy deployed deployment deployments design designed
designing designs desire detail detailed details develop developed developer developers developing development different
diligent diverse document documentation documented documents domain driven duties dynamic easily education effective effectively
efficiency efficient efficiently effort efforts employee employees enable enabled encourage engineer engineering engineers enhance
enhanced enhancement enhancements enhancing ensure ensured ensuring enterprise entire environment environments errors escalations
established establishing estimation excel excellence excellent execute executed executing execution expected experience
experienced expertise explore extensive extensively external extra facing familiar fast feature features feedback field file files
flexible flow focus focused follow followed following follows form framework frameworks friendly functional functionalities functionality
functions furnished gain gained gather gathered gathering general generate generated goal goals great group grow growing
growth guidance guide guided handle handled handling hands hard hardworking help helped helping hereby honest identified identify
identifying impact implement implementation implemented implementing improve improved improvement improvements improving
include included includes including increase increased individual individuals industry information initiative initiatives
innovative input inputs inspections installation integrate integrated integration integrity interact interacted interacting
interaction interfaces internal interpersonal involve involved involvement involving issue issues job join junior keep keeping
keen knowledge lead leader leadership leading learn learner learning led life lifecycle liaise liaised log logic logical
maintain maintained maintaining maintenance manage managed management manager managers managing manner manual market marketing
markets maximum meet meeting meetings member members mentioned mentor mentored mentoring met method methodologies methodology methods
migration milestones mindset minimal model models modern module modules monitor monitored monitoring month monthly motivated move
necessary need needed needs objective objectives obtain offer offers ongoing operate operation operational operations opportunities
opportunity optimization optimize optimized optimizing order organisation organisations organization organizational organizations
organize organized oriented outcomes overall oversaw participate participated participating particulars partner partners passion passionate
people perform performance performed performing period personal phase phases plan planned planning plans platform platforms player
point policies position positive possible potential practical practice practices prepare prepared preparing presentation
presentations presented presenting pressure priorities prioritize proactive problem problems procedure procedures process
processes produce product production productivity products professional professionalism professionally professionals proficiency
proficient profile program programming programs progress project projects promote proper properly prove proven provide provided
provides providing punctual purpose quality quick quickly range rapid reach record records reduce reduced reducing reference
regular regularly related relationship relationships release releases relevant reliable reporting report reports reputable
reputed required requirement requirements research resolution resolve resolved resolving resource resources respective respond
response responsibilities responsibility responsible result results retrospectives review reviewed reviewing reviews rewarding
right role roles root run running safe sales satisfaction schedule scheduled scope scratch scrum sdlc secure security seek seeking self
senior server service services serve set setting setup share shared show sincere skill skilled skills smooth smoothly software solemnly
solid solution solutions solve solved solving source specific specification specifications sprint sprints staff stage stages
stakeholder stakeholders stand standard standards start status stay steps store stories story strategic strategies strategy
strength strengths strict strong structure structured success successful successfully suite suppliers support supported
supporting sure system systems take taking target targets task tasks team teams teamwork technical technically techniques technologies
technology test tested testing tests thorough timely timelines tool tools top tracked tracking train trained training trainings
transfer transform transition troubleshoot troubleshooting true trust type types understand understanding unit update updated
updates updating upgrade utilise utilize utilized utilizing value valued values variety vendor vendors verbal verification
verify version view vision want week weekly willing willingness win work worked workflow workflows working works world worth
write writing written yearly young
agreement associate associates bachelor candidature client-facing company's country daily-basis date hobbies hobby language
languages master name nationality place reading references signature travel traveling university`
    .split(/\s+/u)
    .filter((word) => word !== ''),
);
