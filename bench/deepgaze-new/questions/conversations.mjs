/** Conversations: the first question stands alone, each later one refers to the previous answer or starts over. */
import {
  all,
  is,
  lives,
  no,
  notice,
  skill,
  speaks,
  holds,
  certified,
  worked,
  years,
} from '../conditions.mjs';

const nurses = is('nurse');
const developers = is('developer');
const berlin = lives('Berlin');
const kestrel = worked('Kestrel Logistics');

export const CONVERSATIONS = [
  [
    ['Show me the nurses', nurses],
    ['Which of them speak Spanish?', all(nurses, speaks('Spanish'))],
  ],
  [
    ['nurses', nurses],
    ['only those with ACLS', all(nurses, certified('ACLS'))],
    ['and at least 10 years', all(nurses, certified('ACLS'), years(10))],
  ],
  [
    ['Who is in Berlin?', berlin],
    ['of those, who knows Python?', all(berlin, skill('Python'))],
  ],
  [
    ['people in Berlin', berlin],
    ['remove the lawyers', all(berlin, no(is('lawyer')))],
  ],
  [
    ['Developers', developers],
    ['who among them knows React', all(developers, skill('React'))],
    ['and Vue?', all(developers, skill('React'), skill('Vue'))],
  ],
  [
    ['Who worked at Kestrel Logistics?', kestrel],
    ['And at Northgate Foods?', worked('Northgate Foods')],
  ],
  [
    ['Who worked at Kestrel Logistics?', kestrel],
    ['which of these speak German?', all(kestrel, speaks('German'))],
  ],
  [
    ['Who knows SQL?', skill('SQL')],
    ['narrow it down to Bangalore', all(skill('SQL'), lives('Bangalore'))],
  ],
  [
    ['accountants', is('accountant')],
    ['without SAP', all(is('accountant'), no(skill('SAP')))],
  ],
  [
    ['candidates in London', lives('London')],
    ['what about Manchester?', lives('Manchester')],
  ],
  [
    ['Who has an MBA?', holds('MBA')],
    ['Who lives in Dublin?', lives('Dublin')],
  ],
  [
    ['chefs', is('chef')],
    ['those who can do butchery', all(is('chef'), skill('Butchery'))],
    ['now show me welders', is('welder')],
  ],
  [
    ['immediate joiners', notice(0)],
    ['only in Pune', all(notice(0), lives('Pune'))],
  ],
  [
    ['Who knows Excel?', skill('Excel')],
    ['just the accountants pls', all(skill('Excel'), is('accountant'))],
  ],
  [
    ['show me teachers', is('teacher')],
    ['exclude anyone in Chicago', all(is('teacher'), no(lives('Chicago')))],
  ],
  [
    ['people who know Salesforce', skill('Salesforce')],
    ['which ones are in Austin', all(skill('Salesforce'), lives('Austin'))],
  ],
];

/** The same about one person: `[question, part of the name, fields]`. */
export const PERSON_CONVERSATIONS = [
  [
    ['Where does Rosamund Ivelchester work now?', 'Ivelchester', ['companyNow']],
    ['And where did she study?', 'Ivelchester', ['schools']],
    ['her phone number?', 'Ivelchester', ['phone']],
  ],
  [
    ['What are the skills of Tobiah Lindqvarn?', 'Lindqvarn', ['skills']],
    ['which languages does he speak', 'Lindqvarn', ['tongues']],
    ['and Niamh Corrigane?', 'Corrigane', ['tongues']],
  ],
  [
    ['notice period of Georgina Hathersedge', 'Hathersedge', ['notice']],
    ['and her email', 'Hathersedge', ['mail']],
  ],
  [
    ['Which companies has Fergus Balcarrick worked at?', 'Balcarrick', ['companies']],
    ['What degree does he have?', 'Balcarrick', ['degrees']],
  ],
];
