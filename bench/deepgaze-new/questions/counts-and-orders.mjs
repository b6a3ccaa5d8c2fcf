/** Counts, superlatives and comparisons of two people. */
import {
  all,
  any,
  certified,
  holds,
  is,
  lives,
  notice,
  skill,
  speaks,
  studied,
  worked,
  years,
} from '../conditions.mjs';

export const COUNTS = {
  'count.skill': [
    ['How many people know Python?', skill('Python')],
    ['How many candidates have SQL?', skill('SQL')],
    ['number of people with SolidWorks', skill('SolidWorks')],
    ['how many have payroll experience', skill('Payroll')],
    ['count of candidates knowing SEO', skill('SEO')],
    ['How many of them know Kubernetes?', skill('Kubernetes')],
    ['how mny ppl knw SAP', skill('SAP')],
    ['kitne logon ko AutoCAD aata hai', skill('AutoCAD')],
  ],
  'count.company': [
    ['How many worked at Kestrel Logistics?', worked('Kestrel Logistics')],
    ['How many candidates came from Lakemont General Hospital?', worked('Lakemont General Hospital')],
    ['how many ex Harbourlight Software', worked('Harbourlight Software')],
    ['Number of candidates who worked for Cloudmeadow', worked('Cloudmeadow')],
  ],
  'count.location': [
    ['How many live in London?', lives('London')],
    ['how many are in Bangalore', lives('Bangalore')],
    ['How many candidates do we have in Berlin?', lives('Berlin')],
    ['number of New York candidates', lives('New York')],
    ['how many people r in Manchester', lives('Manchester')],
  ],
  'count.degree': [
    ['How many have an MBA?', holds('MBA')],
    ['how many B.Com graduates are there', holds('B.Com')],
    ['How many hold an LLB?', holds('LLB')],
  ],
  'count.college': [
    ['How many studied at Severnside University?', studied('Severnside University')],
    ['how many went to University of Thames Reach', studied('University of Thames Reach')],
  ],
  'count.mixed': [
    ['How many nurses speak Spanish?', all(is('nurse'), speaks('Spanish'))],
    ['How many people have more than 10 years of experience?', years(10.01)],
    ['how many can join immediately', notice(0)],
    ['How many developers know React or Vue?', all(is('developer'), any(skill('React'), skill('Vue')))],
    ['How many are ACLS certified?', certified('ACLS')],
    ['How many speak German and Polish?', all(speaks('German'), speaks('Polish'))],
    ['How many are in Bangalore with Python?', all(lives('Bangalore'), skill('Python'))],
  ],
};

/** `[question, condition, value, how many, ascending]`: the top people who meet the condition, in order. */
const byYears = ({ years: said, computedYears }) => said ?? computedYears;
const byNotice = ({ noticeDays }) => noticeDays;

export const ORDERS = {
  'rank.years': [
    ['Top 5 by years of experience', byYears, 5],
    ['Who has the most experience?', byYears, 1],
    ['the 3 most experienced nurses', byYears, 3, is('nurse')],
    ['longest experience among accountants', byYears, 1, is('accountant')],
    ['Top 3 developers by total experience', byYears, 3, is('developer')],
    ['rank the chefs by years of experience', byYears, 4, is('chef')],
    ['top 10 most experienced people', byYears, 10],
    ['give me the 2 lawyers w/ the longest exp', byYears, 2, is('lawyer')],
    ['sort people in Bangalore by experience', byYears, 6, lives('Bangalore')],
    ['most senior by years, SQL people, top 3', byYears, 3, skill('SQL')],
  ],
  'rank.notice': [
    ['Sort everyone by notice period, shortest first', byNotice, 10, undefined, true],
    ['Who can start soonest?', byNotice, 5, undefined, true],
    ['developers ordered by notice period', byNotice, 4, is('developer'), true],
    ['shortest notice period among accountants', byNotice, 1, is('accountant'), true],
    ['sort Bangalore candidates by notice', byNotice, 5, lives('Bangalore'), true],
    ['who has the longest notice period', byNotice, 6],
  ],
};

/** `[question, who has more, who has less]`. */
export const COMPARISONS = [
  ['Who has more experience, Adaeze Okonjola or Marisol Quintavar?', 'Marisol Quintavar', 'Adaeze Okonjola'],
  [
    'Compare the experience of Lucien Marchevault and Siriporn Kaewmanee: who has more years?',
    'Lucien Marchevault',
    'Siriporn Kaewmanee',
  ],
  [
    'Is Ignatius Farthingale or Tobiah Lindqvarn more experienced in years?',
    'Tobiah Lindqvarn',
    'Ignatius Farthingale',
  ],
  ['Nandita Kesarkodi vs Trevon Applewhite, who has worked longer', 'Trevon Applewhite', 'Nandita Kesarkodi'],
  [
    'who has more yrs - Imogen Tarrant-Wolfe or Vikrant Solapurkar',
    'Vikrant Solapurkar',
    'Imogen Tarrant-Wolfe',
  ],
  [
    'Between Brandt Kollwitzer and Shanelle Dupray-Watts, who has more years of experience?',
    'Brandt Kollwitzer',
    'Shanelle Dupray-Watts',
  ],
  [
    'Does Rosamund Ivelchester have more experience than Terrell Oakhaven?',
    'Rosamund Ivelchester',
    'Terrell Oakhaven',
  ],
  ['Fergus Balcarrick or Mateus Figueirinha: more experience?', 'Mateus Figueirinha', 'Fergus Balcarrick'],
  [
    'Who is more experienced, Prathamesh Ullagaddi or Valentina Orsobianchi?',
    'Valentina Orsobianchi',
    'Prathamesh Ullagaddi',
  ],
  [
    'compare Callum Brackenridge with Wyatt Sorrelbeck on years of experience',
    'Callum Brackenridge',
    'Wyatt Sorrelbeck',
  ],
  [
    'Keerthana Malligere and Desmond Achterhof, who has taught for longer?',
    'Desmond Achterhof',
    'Keerthana Malligere',
  ],
  [
    'who has greater total experience: Jolene Starkweather or Cressida Vaughnley',
    'Jolene Starkweather',
    'Cressida Vaughnley',
  ],
];
