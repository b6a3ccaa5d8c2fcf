/**
 * Fields that people study: each with the degrees whose letters say it, by their norm, and behind a bar its names in other languages.
 * Our own list, after the fields of ISCED-F 2013 (UNESCO).
 */
const FIELDS = `
accounting | accountancy contabilidad comptabilité rechnungswesen contabilità
agriculture
anthropology
archaeology
architecture: barch march | arquitectura architettura architektur
art
banking
biochemistry
biology | biología biologie biologia
biotechnology
business: mba bba bbm | betriebswirtschaft
business administration: mba bba
chemistry | química chimie chemie chimica
civil engineering
commerce: bcom mcom
computer applications: bca mca
computer science | informatik informatique informática informatica
criminology
dentistry: bds mds
design
economics | economía économie volkswirtschaft economia
education: bed med
electrical engineering
electronics
engineering: be btech me mtech beng meng | ingeniería ingénierie ingenieurwesen ingegneria engenharia
english
environmental science
fashion design
finance
fine arts: bfa mfa
food technology
geography
geology
history | geschichte histoire historia storia
hospitality: bhm
hotel management: bhm bhmct
human resources
information systems
information technology
international relations
journalism: bjmc mjmc
languages
law: llb llm jd | laws derecho droit jura rechtswissenschaft rechtswissenschaften giurisprudenza direito rechten
linguistics
literature
logistics
management: pgdm mms bms
marketing
mathematics | maths matemáticas mathématiques mathematik matematica
mechanical engineering
media studies
medicine: mbbs md | medicina médecine medizin
microbiology
music
nursing: bsn msn | enfermería pflegewissenschaft
nutrition
pharmacy: bpharm mpharm pharmd | farmacia pharmacie pharmazie
philosophy
physics | física physique physik fisica
physiotherapy: bpt mpt
political science
politics
psychology | psicología psychologie psicologia
public administration: mpa
public health: mph
social work: bsw msw
sociology
statistics
theology
tourism
translation
veterinary medicine: bvsc mvsc
zoology`;

/** What says that someone studied a field: the letters of degrees, and its names. */
type Field = { letters: readonly string[]; names: readonly string[] };

const listWords = (words: string): string[] => words.split(' ').filter((word) => word !== '');

function readField(line: string): [name: string, field: Field] {
  const [own = '', abroad = ''] = line.split(' | ');
  const [name = '', letters = ''] = own.split(':');
  return [name, { letters: listWords(letters), names: [name, ...listWords(abroad)] }];
}

const BY_NAME = new Map(FIELDS.trim().split('\n').map(readField));

/** The field of study that words name; undefined where they name none. */
export const findFieldOfStudy = (words: string): Field | undefined => BY_NAME.get(words.toLowerCase());
