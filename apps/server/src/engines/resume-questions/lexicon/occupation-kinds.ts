import { namesAbroad } from '../../resume-facts/lexicon/occupations-abroad.ts';

/**
 * Occupations whose name covers others: who asks for lawyers means solicitors as well, though not the other way round. Our own
 * list, after the unit groups of ISCO-08 (International Labour Organization); what is only alike is left out.
 */
const KINDS = `
accountant: accounts executive, accounts officer, accounts assistant
attorney: lawyer, solicitor, barrister, legal counsel, general counsel
banker: bank teller, loan officer, branch manager
chef: commis
cleaner: housekeeper, janitor, custodian, room attendant
developer: programmer, software engineer
doctor: physician, surgeon, medical officer, general practitioner
electrician: wireman
journalist: reporter, news editor, correspondent
lawyer: solicitor, barrister, attorney, legal counsel, general counsel
physician: medical officer, general practitioner, surgeon
programmer: coder
receptionist: front desk executive, front office executive, front desk agent
recruiter: talent acquisition, staffing specialist
researcher: research scientist, research associate, research fellow
salesman: sales executive, sales representative, sales associate
salesperson: sales executive, sales representative, sales associate
scientist: chemist, physicist, biologist
secretary: executive assistant
teacher: tutor, schoolteacher
tester: test engineer, qa engineer, sdet
waiter: waitress
writer: copywriter, author`;

const BY_NAME = new Map(
  KINDS.trim()
    .split('\n')
    .map((line): [string, string[]] => {
      const [name = '', kinds = ''] = line.split(': ');
      return [name, kinds.split(', ')];
    }),
);

/** Narrower names of an occupation and those in other languages; it is in lower case and the singular. */
export const kindsOfOccupation = (name: string): readonly string[] => [
  ...(BY_NAME.get(name) ?? []),
  ...namesAbroad(name),
];
