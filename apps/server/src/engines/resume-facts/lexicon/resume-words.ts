import { wordSet } from '#lib/text/word-set.ts';
import { OCCUPATIONS } from './occupations.ts';
import { HEADS_ABROAD } from './occupations-abroad.ts';

// Words that tell what a short line is about: whole words, in lower case.

/** What people are called at work: the noun of a job title, as far as people are not often called so by birth. */
export const FREQUENT_TITLE_HEADS = wordSet(`
accountant adjuster administrator advisor adviser advocate agent ambassador analyst anchor animator apprentice architect artist assembler
assistant associate attendant attorney auditor author baker banker barista bartender bookkeeper broker buyer captain caregiver caretaker
carpenter cashier ceo cfo chairman chairperson chairwoman chef chief choreographer cio cleaner clerk coach collector columnist commander
composer conductor consultant contractor controller cook coordinator co-ordinator copywriter correspondent counsel counsellor counselor courier
cto curator custodian dancer dba dealer dean dentist deputy designer developer dietitian director dispatcher docent doctor draftsman driver
editor educator electrician employee engg engineer engr entrepreneur estimator examiner executive expert faculty fellow fitter foreman forester
founder co-founder freelancer fresher geologist geophysicist guard guide handler head hostess housekeeper illustrator incharge in-charge inspector
installer instructor intern interpreter investigator janitor journalist judge labourer laborer landscaper lawyer lead leader lecturer liaison
librarian machinist manager marketer mechanic mechanical member merchandiser merchandizer midwife modeler moderator mentor musician nanny nurse officer
operator optician organizer organiser owner packer painter paralegal paramedic partner pastor peer performer pharmacist photographer physician
physicist physiotherapist pilot planner plumber president principal producer professional professor programmer promoter proofreader
psychologist publicist realtor receptionist recruiter registrar rep representative reporter researcher resident sailor salesman salesperson
saleswoman scientist scrummaster secretary seller sergeant server singer sme solicitor soldier specialist sre statistician stenographer steward
stocker strategist student superintendent supervisor surgeon surveyor teacher team-lead teamlead technician technologist teller tester therapist
trader trainee trainer translator treasurer tutor tlm typist underwriter usher veterinarian videographer vocalist vp volunteer waiter
waitress warden welder worker writer
actuary anthropologist archaeologist archivist audiologist biologist botanist bricklayer butler cataloger cataloguer chemist chair commis concierge controller deckhand declarant economist
evangelist florist gardener geographer glazier historian hydrologist hygienist joiner lifeguard locksmith meteorologist millwright optometrist pgt phlebotomist plasterer podiatrist
porter prt practicante professeur radiographer rigger roofer sister sociologist sommelier sonographer tailor tgt toolmaker trustee zoologist
entwickler entwicklerin ingenieur ingenieurin berater beraterin leiter leiterin mitarbeiter mitarbeiterin assistent assistentin praktikant praktikantin
werkstudent werkstudentin geschäftsführer geschäftsführerin sachbearbeiter sachbearbeiterin techniker projektleiter projektleiterin softwareentwickler
développeur développeuse ingénieur ingénieure consultante responsable directeur directrice stagiaire chargé chargée chef technicien technicienne analyste assistante
desarrollador desarrolladora ingeniero ingeniera consultor consultora gerente director directora analista técnico técnica becario becaria jefe coordinador coordinadora
desenvolvedor engenheiro engenheira estagiário coordenador diretor sviluppatore ingegnere consulente responsabile tirocinante impiegato assistente contabile impiegata addetto addetta insegnante infermiere infermiera commerciale comercial vendedor vendedora administrador administradora profesor profesora enfermero enfermera médico médica contador contadora
vendeur vendeuse comptable infirmier infirmière professeur professeure gestionnaire conseiller conseillère verkäufer verkäuferin buchhalter buchhalterin lehrer lehrerin pfleger pflegerin referent referentin fachkraft kaufmann kauffrau
ontwikkelaar ingenieur adviseur medewerker stagiair`);

/** Trades in German, French and Spanish that English has no one word for; several are surnames as well. */
const TRADES_ABROAD = wordSet(
  `schlosser maurer aide-soignant aide-soignante aide-comptable dessinateur konstrukteur konstrukteurin albañil dependiente dependienta gestor gestora asociado asociada encargado encargada referendar referendarin`,
);

/** Those, and what WordNet has. Many of these are surnames as well, so that no name is refused for them. */
export const TITLE_HEADS: ReadonlySet<string> = new Set([
  ...OCCUPATIONS,
  ...TRADES_ABROAD,
  ...HEADS_ABROAD,
  ...FREQUENT_TITLE_HEADS,
]);

/** Ranks and fields that stand in titles without deciding alone. */
export const TITLE_HINTS = wordSet(`
senior sr junior jr lead principal staff chief head assistant associate deputy vice trainee graduate interim acting freelance regional national global general
sales marketing hr qa qc bde bdm bpo software hardware frontend front-end backend back-end fullstack full-stack data cloud devops network security web mobile
android ios java python php sap oracle salesforce business product project program technical functional operations support customer key account area branch
engineering internship composer training development i ii iii iv research teaching quality test testing process field`);

/** What a company is called by, at its end above all. */
export const COMPANY_ENDS = wordSet(`
inc inc. llc llp ltd ltd. limited plc corp corp. corporation company co co. pvt pvt. private gmbh ag kg mbh sarl sas s.a. sa bv b.v. nv pte pty spa s.p.a. srl oy ab
technologies technology tech solutions services systems software softwares labs laboratories lab industries industry group holdings enterprises enterprise
consultancy consultants consulting associates partners ventures capital bank bancorp insurance finance financial financials securities investments
motors automotive airlines airways telecom telecommunications communications networks media studios studio entertainment publishing publications press
hospital hospitals clinic healthcare pharma pharmaceuticals pharmaceutical biotech diagnostics hotel hotels resort resorts restaurant restaurants cafe foods food
retail stores store mart supermarket mall logistics freight shipping transport couriers express realty realtors estates builders developers constructions construction
engineers infra infrastructure infotech infosystems informatics analytics digital interactive dynamics robotics electronics electricals electric power energy
petroleum oil gas steel cements textiles apparel fashions jewellers jewellery chemicals paints plastics packaging printers exports imports traders trading agency agencies
foundation trust society association council ministry department dept. government university college school institute academy museum gallery library church
ensemble orchestra opera theatre theater chorale choir conservatory club corps bpo outsourcing staffing recruiters placement placements manpower security
international worldwide global helpdesk organization organisation cooperative collective works factory mills farms labs.`);

/** The fields that teams are called by: `Engineer, Payments Platform` names no company. */
export const TEAM_WORDS = wordSet(`
platform backend back-end frontend front-end fullstack infrastructure infra mobile web data payment payments growth security product products engineering operations sales marketing
research design cloud devops core identity finance accounts hr support quality qa testing analytics reliability search ads internal team department division unit practice
north south east west emea apac americas development credit cards risk compliance billing retail corporate strategy procurement training content customer clinical legal`);

/** What only a part of a company is called. */
export const TEAM_NOUNS = wordSet(`
platform backend back-end frontend front-end infrastructure infra engineering operations team department division unit practice`);

/** Companies that everyone knows and whose name tells nothing. */
export const KNOWN_COMPANIES = wordSet(`
accenture adobe airbnb airtel amazon amd amdocs apple atos baidu bosch capgemini cisco citi citibank citigroup cognizant coursera dell deloitte deutsche ebay ericsson ey facebook flipkart
ford genpact google hcl hewlett honeywell hp hsbc huawei ibm icici infosys intel jpmorgan kpmg larsen linkedin lockheed meta microsoft mindtree mphasis
netflix nokia nvidia oracle paypal pwc qualcomm reliance samsung sap siemens sony spotify stripe syntel target tata tcs tesla toyota twitter uber unilever vmware vodafone walmart wipro yahoo
zoho`);

/** What schools are called by. */
export const COLLEGE_WORDS = wordSet(`
university univ univ. universities college colleges institute institution institutes inst. school academy vidyalaya vidyalayam vidyapeeth vidyapith vidhyalaya polytechnic
iit iits nit iiit iim bits ignou mit ucla caltech conservatory conservatoire campus mahavidyalaya vishwavidyalaya vishvavidyalaya seminary gymnasium lyceum lycée
universität hochschule fachhochschule technische université école ecole universidad universidade universidad università politecnico politécnica universiteit hogeschool kv k.v. kendriya dav
convent jntu jntuh jntuk vtu icai icwai isb xlri niit nift aptech kvs
universitat politècnica gymnázium liceo collège collegiate escola escuela instituto istituto coláiste gaelscoil faculdade facultad uniwersytet politechnika universitet högskola nyu nmims ihm icmai icsi tafe tvet tesda hss zphs z.p.h.s. uet nust lums iisc aiims bhu aktu sppu ies coep cbit accademia`);

/** Words that no name holds: what resumes are made of. */
export const NO_NAME_WORDS = wordSet(`
i im have has had he she it we you been be who this that which our learning taught self-taught not also only more than over about
resume résumé cv contacts linkedin github google facebook twitter skype curriculum vitae curriculam bio data biodata profile name email e-mail mail mobile phone contact address page date birth father fathers mother present current permanent
summary objective career carrier professional education experience skills technical personal details work employment history projects certification certifications
languages hobbies interests references declaration about me my the and of in for with to at from on by an or as is are was i'm looking seeking career years year months
street road avenue nagar colony sector phase block floor apartment flat house near opp society tower lane cross main stage layout plot district city town village post india usa
hyderabad bangalore bengaluru mumbai delhi chennai pune kolkata noida gurgaon gurugram ahmedabad jaipur lucknow indore bhopal nagpur kochi coimbatore
maharashtra karnataka telangana gujarat rajasthan punjab haryana kerala bihar tamil nadu uttar pradesh west bengal andhra madhya
sql java python javascript react reactjs node html css oracle sap aws azure linux windows microsoft office excel server database web internet
computer science information technology engineering management business administration accounting finance marketing sales human resources hr development quality testing
private limited pvt ltd inc llc corporation company university college institute school bank technologies solutions services systems group
feb apr aug sept oct nov dec expected january february march april june july august september october november december monday tuesday wednesday thursday friday saturday sunday
male female single married unmarried nationality indian religion hindu muslim christian sex gender marital status dob
responsible responsibilities role roles team member client customer project environment tools operating best great good excellent strong hard working self motivated
certified certificate bachelor master degree diploma b.tech btech mba mca bca b.e m.tech msc bsc b.sc b.com bcom phd pmp csm additional information
key core highlights achievements accomplishments awards strengths activities training courses links total overall having hands knowledge expertise proficient position title designation
seeker jobseeker self-employed freelance internship level county vacancy identification number framework directory procedures areas elements hsc ssc llb ll.b
functional sample draft confidential template version updated last dear sir madam
sincerely complimentary regards faithfully enclosure enclosures salutation military army navy`);
