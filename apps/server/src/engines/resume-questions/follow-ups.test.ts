import { expect, test } from 'vitest';
import { saidAnswer } from '../../../test/resume-questions/said-answer.ts';

/** Conversations, and the answer to their last question. */
const CONVERSATIONS: readonly [string[], string][] = [
  [['Who worked at Palmyra Retail?', 'of those, who is in Chennai?'], 'FIND: Meera Nair'],
  [['Who worked at Palmyra Retail?', 'which of them know Excel?'], 'FIND: Meera Nair, Ravi Menon'],
  [['Who worked at Palmyra Retail?', 'how many of them have an MBA?'], 'COUNT: Ravi Menon'],
  [['Who worked at Palmyra Retail?', 'only those in Mumbai'], 'FIND: Ravi Menon'],
  [['Who worked at Palmyra Retail?', 'and with Python?'], 'FIND: Meera Nair'],
  [
    ['Who worked at Palmyra Retail?', 'what are their emails?'],
    'FIELD EMAIL: meera.nair@candidate.example / ravi.menon@candidate.example',
  ],
  [['Who worked at Palmyra Retail?', 'what about Best Foods?'], 'FIND: May Thomas, Ravi Menon'],
  [['Who is based in Pune?', 'and in Chennai?'], 'FIND: Meera Nair, Tara Iyer'],
  [['Who is based in Pune?', 'what about Mumbai?'], 'FIND: Ravi Menon, Vikram Rao'],
  [['Who knows Excel?', 'how many of those are in Mumbai?'], 'COUNT: Ravi Menon'],
  [['Who knows Excel?', 'just the ones with a B.Com'], "FIND: Jane D'Souza, Ravi Menon ? Lila Das"],
  [['Who knows Excel?', 'who among them worked at Granite Builders?'], "FIND: Jane D'Souza"],
  [['Who knows Excel?', 'of those, who knows SQL?', 'and in Chennai?'], 'FIND: Meera Nair'],
  [['Who knows Java or Python?', 'of those, who is in Pune?'], 'FIND: Asha Verma'],
  [["What is Asha Verma's email?", 'and her phone number?'], 'FIELD PHONE: +91 98450 10001'],
  [["What is Asha Verma's email?", 'what about Ravi Menon?'], 'FIELD EMAIL: ravi.menon@candidate.example'],
  [['tell me about Meera Nair', 'where does she live?'], 'FIELD LOCATION: Chennai'],
  [['tell me about Meera Nair', 'does she know Java?'], 'FIND: ! Meera Nair'],
  [['How many candidates worked at Best Foods?', 'who are they?'], 'FIND: May Thomas, Ravi Menon'],
  [
    ['How many candidates worked at Best Foods?', 'show their phone numbers'],
    'FIELD PHONE: - / +91 98450 10002',
  ],
  [['someone who trained tellers', 'where do they live?'], 'FIELD LOCATION: Nagpur'],
  [['Who knows Java?', 'Who knows Ruby?'], 'FIND: Sana Khan ? Karan Shah'],
  [['of those, who is in Pune?'], 'FIND: Asha Verma, Paris Kapoor'],
  [
    ['Who worked at Palmyra Retail?', 'which companies did they work for?'],
    'FIELD COMPANY: Palmyra Retail / Palmyra Retail, Best Foods',
  ],
  [['who knows ruby', 'what about Java?'], 'FIND: Asha Verma'],
  [['Who knows Excel?', 'how many?'], "COUNT: Jane D'Souza, Meera Nair, Ravi Menon ? Lila Das"],
  [['Who worked at Best Foods?', 'phone numbers'], 'FIELD PHONE: - / +91 98450 10002'],
  [['Who knows SQL?', 'without Java'], 'FIND: ? Meera Nair'],
  [['Who knows Excel?', 'in Mumbai'], 'FIND: Ravi Menon'],
  [['Who knows Excel?', 'sort by experience'], 'RANK: Ravi Menon ? Meera Nair'],
  [['Who worked at Palmyra Retail?', 'and Best Foods?'], 'FIND: May Thomas, Ravi Menon'],
  [
    ['Who worked at Palmyra Retail?', 'who is the best?', 'their emails'],
    'FIELD EMAIL: meera.nair@candidate.example / ravi.menon@candidate.example',
  ],
  [["What is Asha Verma's email?", 'and Ravi Menon?'], 'FIELD EMAIL: ravi.menon@candidate.example'],
  [['does Meera Nair know Excel?', 'and Asha Verma?'], 'FIND: ! Asha Verma'],
  [['tell me about Ravi Menon', 'compare him with Noor Ali'], 'COMPARE: Noor Ali, Ravi Menon'],
  [['tell me about Vikram', 'the civil engineer'], 'FIND: Vikram Rao'],
  [
    ['Who knows Excel?', 'all email addresses'],
    'FIELD EMAIL: asha.verma@candidate.example / ravi.menon@candidate.example / meera.nair@candidate.example / - / karan.shah@candidate.example / may.thomas@candidate.example / - / - / - / - / - / - / jose@candidate.example / -',
  ],
];

test.each(CONVERSATIONS)('a recruiter goes on asking: %j', async (questions, said) => {
  expect(await saidAnswer(...questions)).toBe(said);
});
