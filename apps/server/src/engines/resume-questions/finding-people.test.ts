import { expect, test } from 'vitest';
import { saidAnswer, talkAbout } from '../../../test/resume-questions/said-answer.ts';

/** Questions for resumes that meet conditions, with who proves them; ? marks mentions. */
const QUESTIONS: readonly [string, string][] = [
  ['Who worked at Northwind Traders?', 'FIND: Asha Verma ? Paris Kapoor'],
  ['Which candidates have worked for Palmyra Retail?', 'FIND: Meera Nair, Ravi Menon'],
  ['any ex-Best Foods people?', 'FIND: ? May Thomas, Ravi Menon'],
  ['anyone who has been with Lotus Software?', 'FIND: Sana Khan, Vikram Rao'],
  ['former employees of Bank of Konkan', 'FIND: ? Lila Das'],
  ['Marble and Stone alumni', 'FIND: Noor Ali'],
  ['somebody with Northwind on their resume', 'FIND: Asha Verma ? Paris Kapoor'],
  ['people from Palmyra Retail', 'FIND: Meera Nair, Ravi Menon'],
  ['has anybody worked at Granite Builders Ltd?', "FIND: Jane D'Souza, Vikram Rao"],
  ['employees of Cisteron Networks', 'FIND: Tara Iyer'],
  ['Who studied at Konkan University?', 'FIND: Meera Nair, Ravi Menon'],
  ['University of Konkan graduates', 'FIND: Meera Nair, Ravi Menon'],
  ['who went to Cauvery Institute of Technology', 'FIND: Asha Verma'],
  ['Lady Kaveri College alumni', 'FIND: May Thomas'],
  ['anyone from Cauvery Institute of Technology?', 'FIND: Asha Verma'],
  ['Who is based in Pune?', 'FIND: Asha Verma, Paris Kapoor'],
  ['who lives in Paris?', 'FIND: Karan Shah'],
  ['candidates near Chennai', 'FIND: Meera Nair, Tara Iyer'],
  ['Mumbai based candidates', 'FIND: Ravi Menon, Vikram Rao'],
  ['anyone in Bangalore?', 'FIND: Sana Khan'],
  ['people living in Goa', "FIND: Jane D'Souza, José Álvarez"],
  ['Who holds a B.Com?', "FIND: Jane D'Souza, Lila Das, Ravi Menon"],
  ['anyone with an MBA?', 'FIND: Ravi Menon'],
  ['B.Tech graduates', 'FIND: Asha Verma'],
  ['people who did their M.Sc', 'FIND: Meera Nair'],
  ['show me BCA holders', 'FIND: Sana Khan'],
  ['candidates with a diploma', 'FIND: Paris Kapoor'],
  ['Who has worked as a sales manager?', 'FIND: Ravi Menon'],
  ['data analysts', 'FIND: Meera Nair'],
  ['need a chef', 'FIND: Karan Shah'],
  ['HR executive profiles', 'FIND: May Thomas'],
  ['find someone who was a branch manager', 'FIND: Lila Das'],
  ['head of sales and marketing', 'FIND: Noor Ali'],
  ['Who knows Java?', 'FIND: Asha Verma'],
  ['who knows ruby?', 'FIND: Sana Khan ? Karan Shah'],
  ['people skilled in Excel', "FIND: Jane D'Souza, Meera Nair, Ravi Menon ? Lila Das"],
  ['experience with networking', 'FIND: Tara Iyer, Vikram Rao'],
  ['C++', 'FIND: Sana Khan'],
  ['node.js developers', 'FIND: José Álvarez'],
  ['who can do photoshop', 'FIND: Paris Kapoor'],
  ['IT candidates', 'FIND: Tara Iyer'],
  ['Who knows Python and SQL?', 'FIND: Meera Nair'],
  ['need excel + negotiation', 'FIND: Ravi Menon'],
  ['Java or Python', 'FIND: Asha Verma, Meera Nair'],
  ['must have both JavaScript and React', 'FIND: José Álvarez'],
  ['Java developers in Pune', 'FIND: Asha Verma'],
  ['sales people in Mumbai', 'FIND: Ravi Menon'],
  ['who worked at Palmyra Retail in Mumbai', 'FIND: Ravi Menon'],
  ['excel and based in Goa', "FIND: Jane D'Souza"],
  ['Python or Java in Chennai', 'FIND: Meera Nair'],
  ['B.Com holders who worked at Granite Builders', "FIND: Jane D'Souza"],
  ['who has 5+ years of Java?', 'FIND: Asha Verma'],
  ['at least 3 years of python', 'FIND: Meera Nair'],
  ['min 10 yrs sales', 'FIND: Ravi Menon'],
  ['sales for 8 years or more', 'FIND: Ravi Menon'],
  ['more than 10 years of experience', 'FIND: Noor Ali, Ravi Menon'],
  ['who has over 5 years experience', 'FIND: Asha Verma, Karan Shah, Noor Ali, Ravi Menon'],
  ['between 5 and 10 years of experience', 'FIND: Asha Verma, Karan Shah'],
  ['5-10 years of java', 'FIND: Asha Verma'],
  ['who has the most years of sales?', 'RANK: Ravi Menon'],
  [
    'who has the most years of experience?',
    'RANK: Asha Verma, Karan Shah, Noor Ali, Ravi Menon ? Meera Nair, Tara Iyer',
  ],
  ['who graduated in 2015?', 'FIND: Asha Verma'],
  ['graduated after 2014', 'FIND: Asha Verma, May Thomas, Meera Nair'],
  ['batch of 2016', 'FIND: May Thomas'],
  ['graduated between 2010 and 2015', 'FIND: Asha Verma, Lila Das, Ravi Menon'],
  ['How many candidates worked at Best Foods?', 'COUNT: May Thomas, Ravi Menon'],
  ['how many people are in Chennai?', 'COUNT: Meera Nair, Tara Iyer'],
  ['count of resumes with Excel', "COUNT: Jane D'Souza, Meera Nair, Ravi Menon ? Lila Das"],
  ['how many resumes are there?', 'COUNT: 14 people'],
  ['number of candidates with a B.Com', "COUNT: Jane D'Souza, Lila Das, Ravi Menon"],
  ['show all candidates', 'FIND: 14 people'],
  ['list everyone', 'FIND: 14 people'],
  ['who has a linkedin link?', 'FIND: Asha Verma'],
  ['Who has both Excel and SQL?', 'FIND: Meera Nair'],
  ['Tally or AutoCAD experience', "FIND: Jane D'Souza, Vikram Rao"],
  ['show resumes mentioning tellers', 'FIND: Lila Das'],
  ['Linux + networking', 'FIND: Vikram Rao'],
  ['find a graphic designer', 'FIND: Paris Kapoor'],
  ['accountants in Goa', "FIND: Jane D'Souza"],
  ['Palmyra Retail or Best Foods alumni', 'FIND: May Thomas, Meera Nair, Ravi Menon'],
  ['civil engineers in Mumbai with AutoCAD', 'FIND: Vikram Rao'],
  ['two or more years of SQL', 'FIND: Asha Verma'],
  ['minimum 4 yrs of ruby', 'FIND: Sana Khan'],
  ['at most 6 years of experience', 'FIND: Karan Shah ? Meera Nair, Tara Iyer'],
  ['HR people in Kochi', 'FIND: May Thomas'],
  ['people who know Photoshop and Illustrator in Pune', 'FIND: Paris Kapoor'],
  ['resumes with C++ and Ruby', 'FIND: Sana Khan'],
  ['who is a system administrator', 'FIND: Vikram Rao'],
  ['brand management', 'FIND: Noor Ali'],
];

/** The same questions reworded. */
const REWORDED: readonly [string, string][] = [
  ['which applicants have spent time at Palmyra Retail?', 'FIND: Meera Nair, Ravi Menon'],
  ['folks residing in Pune', 'FIND: Asha Verma, Paris Kapoor'],
  ['Lotus Software veterans', 'FIND: Sana Khan, Vikram Rao'],
  ['who completed their MBA', 'FIND: Ravi Menon'],
  ['who possesses a B.Com degree?', "FIND: Jane D'Souza, Lila Das, Ravi Menon"],
  ['where was Ravi Menon educated?', 'FIELD COLLEGE: University of Konkan'],
  ["give me Asha Verma's contact number", 'FIELD PHONE: +91 98450 10001'],
  ["what's Asha Verma's LinkedIn", 'FIELD LINK: linkedin.com/in/asha-verma'],
  ['is there an email for Karan Shah?', 'FIELD EMAIL: karan.shah@candidate.example'],
  ['what technologies does Sana Khan know?', 'FIELD SKILL: Ruby, JavaScript, C++'],
  ["in which town does Jane D'Souza live?", 'FIELD LOCATION: Goa'],
  ['resumes listing both Excel and SQL', 'FIND: Meera Nair'],
  ['people having Linux as well as networking', 'FIND: Vikram Rao'],
  ['minimum of 3 years in sales', 'FIND: Ravi Menon'],
  ['no less than 5 years with java', 'FIND: Asha Verma'],
  ['past employees of Best Foods', 'FIND: May Thomas, Ravi Menon'],
  ['who is employed at Lotus Software?', 'FIND: Sana Khan, Vikram Rao'],
  ['who has Palmyra Retail in their work history?', 'FIND: Meera Nair, Ravi Menon'],
  ['people holding a diploma', 'FIND: Paris Kapoor'],
  ['graduates of Konkan University', 'FIND: Meera Nair, Ravi Menon'],
  ['which persons live around Chennai', 'FIND: Meera Nair, Tara Iyer'],
  ['who has served as a branch manager?', 'FIND: Lila Das'],
  ['looking for a data analyst', 'FIND: Meera Nair'],
  ['experience in python of 3 or more years', 'FIND: Meera Nair'],
  ['Meera Nair graduation year', 'FIELD GRADUATION_YEAR: 2018'],
  ['what is the highest qualification of Ravi Menon', 'FIELD DEGREE: MBA, B.Com'],
  ['which firms has Noor Ali been with?', 'FIELD COMPANY: Marble & Stone'],
  ["Noor Ali's total experience", 'FIELD YEARS: 15 years stated'],
  ['for how many years has Ravi Menon done sales?', 'FIELD SKILL_YEARS: 10 years'],
  ['Between Ravi Menon and Asha Verma, who has longer sales experience?', 'COMPARE: Ravi Menon ! Asha Verma'],
  ['is anyone from Cobalt Robotics here?', 'FIND: nothing'],
  ['do you have somebody who knows COBOL?', 'FIND: nothing'],
  ['show candidates whose college is Cauvery Institute of Technology', 'FIND: Asha Verma'],
  ['candidates whose skills include Photoshop', 'FIND: Paris Kapoor'],
  ['list those living in Goa', "FIND: Jane D'Souza, José Álvarez"],
  ['what position does Lila Das hold?', 'FIELD TITLE: Branch Manager'],
  ['count candidates living in Chennai', 'COUNT: Meera Nair, Tara Iyer'],
  ['how many have an MBA?', 'COUNT: Ravi Menon'],
  ['how many graduates of Konkan University are there?', 'COUNT: Meera Nair, Ravi Menon'],
  ['how many of the resumes mention Excel?', "COUNT: Jane D'Souza, Meera Nair, Ravi Menon ? Lila Das"],
  ['total number of Goa based candidates', "COUNT: Jane D'Souza, José Álvarez"],
  ['who graduated from Lady Kaveri College?', 'FIND: May Thomas'],
  ['who all know Excel', "FIND: Jane D'Souza, Meera Nair, Ravi Menon ? Lila Das"],
  ['Excel experts', "FIND: Jane D'Souza, Meera Nair, Ravi Menon ? Lila Das"],
  ['which candidate is from Delhi', 'FIND: Noor Ali'],
  ['people currently in Hyderabad', 'FIND: Vikram Rao'],
  ['any Photoshop folks?', 'FIND: Paris Kapoor'],
  ['is there anyone who worked for Cisteron Networks', 'FIND: Tara Iyer'],
  ['candidates having worked at Granite Builders', "FIND: Jane D'Souza, Vikram Rao"],
  ['any candidates with Tally on their resume?', "FIND: Jane D'Souza"],
  ['who holds the title of Accountant?', "FIND: Jane D'Souza"],
  ['who was employed as a web developer?', 'FIND: José Álvarez'],
  ['applicants with a degree from Konkan University', 'FIND: Meera Nair, Ravi Menon'],
  ['who speaks French?', 'FIND: nothing'],
  ['candidates with Rust skills', 'FIND: nothing'],
];

test.each([...QUESTIONS, ...REWORDED])('a recruiter finds people: %s', async (question, said) => {
  expect(await saidAnswer(question)).toBe(said);
});

const { ask: askAboutTwins } = talkAbout([
  { name: 'Runa Selvik', email: 'runa@selvik.example', skills: ['Falconry'] },
  { name: 'Runa Selvik', email: 'runa@selvik.example', skills: ['Falconry', 'Archery'] },
  { name: 'Odd Selvik', email: 'runa@selvik.example', skills: ['Falconry'] },
]);

test('counts someone with two resumes once, and someone else with the same address too', async () => {
  const { answer, matched, notes } = await askAboutTwins('How many people know falconry?');
  expect(matched).toBe(2);
  expect(answer).toMatch(/^2 resumes/);
  expect(notes).toContainEqual(expect.stringMatching(/^1 resume is not counted, .*: Runa Selvik\.$/));
});

test('treats resumes of one name, some joined by email and others by phone, as one person’s', async () => {
  const { ask: askAboutThree } = talkAbout([
    { name: 'Tove Brask', phone: '+91 98200 55501', skills: ['Falconry'] },
    { name: 'Tove Brask', email: 'tove@brask.example', skills: ['Falconry'] },
    { name: 'Tove Brask', email: 'tove@brask.example', phone: '+91 98200 55501', skills: ['Falconry'] },
  ]);
  expect((await askAboutThree('How many people know falconry?')).matched).toBe(1);
});

test('lists all resumes of one person, and says so', async () => {
  const { rows, notes } = await askAboutTwins('Who knows falconry?');
  expect(rows).toHaveLength(3);
  expect(notes).toContainEqual(expect.stringMatching(/^1 resume is probably of someone who has another one/));
});
