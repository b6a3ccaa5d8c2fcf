import { wordSet } from '#lib/text/word-set.ts';

/** Words around requirements that name nothing, in addition to those of questions. */
export const SAYING_NOTHING = wordSet(`
  strong good excellent great proven solid deep sound working understanding understand ability abilities able demonstrated
  demonstrable extensive relevant related preferably preferred ideally required essential mandatory must musts advantage
  desirable desired nice bonus helpful helps similar equivalent etc various multiple practical advanced intermediate
  expert expertly field fields discipline disciplines environment environments least higher
  previous successful ideal applicant applicants e.g eg i.e such like sufficient significant including included
  proficient proficiency advantageous beneficial optional reqd req requirement requirements exp 
  candidate needed plus thorough excellent clear broad first-hand comfortable
  confident ease help without way around find bring brings having possess show shown did following
  accredited recognised recognized valid current clean full at-least atleast minimum max min upto hybrid onsite on-site remote
  approx fluent fluency native-level written spoken verbal c1 c2 b1 b2 a2 hard soft key skills skill tools tool
  technologies technology products product concepts concept principles methodologies methodology techniques technique
  share asap urgent urgently wanted want developing using leveraging utilizing utilising applying
  qualification qualified hold holding holds certified certification certificate status production
  day-to-day daily necessary added considered would nice-to-have good-to-have further also type types other others
  building build maintaining implementing implement designing design working writing write creating create managing
  supporting support providing providing ensuring leading deploying deploy configuring setting integrating integration
  performing conducting preparing reading running run testing-based driven based concept complex simple new own real-world
  above below following one two least any all high low best general specific relevant first second third primary secondary
  especially particularly primarily mainly mostly highly strictly ideally either both well overall main major minor
  and/or programming-language language languages applications application candidates handling using knowledge experience
  hands source clarifications people someone person profiles profile position role roles year years yr yrs months month
`);

/** Words too broad to be a requirement on their own, although resumes list them. */
export const TOO_WIDE = wordSet(`
  software technology data business development developer industry company product service services project projects people
  system systems framework frameworks stack web deployment integration financial credit trading engineering design process
  processes management team teams code performance quality to not school employment college university computer science
  intensive structured structures perform high-energy practices practice requirements requirement operations solutions
  solution platform platforms online office time work job other client clients customer customers user users
`);
