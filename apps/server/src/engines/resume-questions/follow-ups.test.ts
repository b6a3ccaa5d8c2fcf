import { expect, test } from 'vitest';
import { askInvented, saidAnswer } from '../../../test/resume-questions/said-answer.ts';

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
  [['Who worked at Best Foods?', 'information technology'], 'FIND: Tara Iyer'],
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
  [['Who knows Excel?', 'first 2'], "FIND: Jane D'Souza, Meera Nair"],
  [['Who knows Excel?', 'the first two', 'the others'], 'FIND: Ravi Menon ? Lila Das'],
  [['Who knows Excel?', 'first 2', 'show more'], 'FIND: Ravi Menon ? Lila Das'],
  [['Who worked at Best Foods?', 'show more'], 'FIND: May Thomas, Ravi Menon'],
  [['Who worked at Palmyra Retail?', 'phone of the second one'], 'FIELD PHONE: +91 98450 10002'],
  [['Who worked at Palmyra Retail?', 'who still works there?'], 'FIND: ? Meera Nair, Ravi Menon'],
  [['Who knows Excel?', 'the one in Chennai'], 'FIND: Meera Nair'],
  [['Who knows Excel?', 'what about Chennai?'], 'FIND: Meera Nair'],
  [['Who is in Chennai and knows Excel?', 'same for SQL'], 'FIND: Meera Nair'],
  [
    ['Who worked at Palmyra Retail?', 'compare these two on Python and city'],
    'COMPARE LOCATION: Meera Nair, Ravi Menon',
  ],
  [['tell me about Ravi Menon', 'when did he join Best Foods?'], 'FIELD YEARS: -'],
  [['tell me about Vikram', 'the civil engineer', 'what is his city?'], 'FIELD LOCATION: Mumbai'],
  [['Who knows Excel?', 'who has the most experience?'], 'RANK: Ravi Menon ? Meera Nair'],
  [['Who worked at Palmyra Retail?', 'except Meera'], 'FIND: Ravi Menon'],
  [['Who worked at Palmyra Retail?', 'is Meera among them?'], 'FIND: Meera Nair'],
  [['Who knows Ruby?', 'or Python'], 'FIND: Meera Nair, Sana Khan ? Karan Shah'],
  [['does Meera Nair know Excel?', 'and Kubernetes?'], 'FIND: ! Meera Nair'],
  [['tell me about Ravi Menon', 'compare with Noor Ali'], 'COMPARE: Noor Ali, Ravi Menon'],
  [
    ['tell me about Ravi Menon', 'emails of all Python developers'],
    'FIELD EMAIL: meera.nair@candidate.example',
  ],
  [['tell me about Ravi Menon', 'show all Python developers'], 'FIND: Meera Nair'],
  [['Who knows Excel?', 'show only candidates in Pune'], 'FIND: Asha Verma, Paris Kapoor'],
  [['Who knows Excel?', 'All resumes: in Pune'], 'FIND: Asha Verma, Paris Kapoor'],
  [['Who worked at Palmyra Retail?', 'and Granite?'], "FIND: Jane D'Souza, Vikram Rao"],
  [['first 3'], 'REFUSED UNCLEAR'],
  [['her phone number'], 'REFUSED UNCLEAR'],
  [
    ['Who knows Excel?', 'all email addresses'],
    'FIELD EMAIL: asha.verma@candidate.example / ravi.menon@candidate.example / meera.nair@candidate.example / - / karan.shah@candidate.example / may.thomas@candidate.example / - / - / - / - / - / - / jose@candidate.example / -',
  ],
];

test.each(CONVERSATIONS)('a recruiter asks a follow-up: %j', async (questions, said) => {
  expect(await saidAnswer(...questions)).toBe(said);
});

/**
 * How a follow-up question shows which people it covers: the sentence if nothing was found, the note, the suggestion.
 */
const NARROWED: readonly [string, string, string][] = [
  ['in Mumbai', 'only its 4 resumes were asked', 'All resumes: in Mumbai'],
  [
    'only those with more than 20 years',
    'only its 4 resumes were asked',
    'All resumes: with more than 20 years',
  ],
  ['phone numbers', 'only its 4 resumes were asked', 'All resumes: phone numbers'],
];

test.each(NARROWED)('says that only some resumes were asked: %s', async (question, note, suggestion) => {
  const { answer, notes, suggestions } = await askInvented('Who knows Excel?', question);
  expect(notes[0]).toContain(note);
  expect(suggestions[0]).toBe(suggestion);
  expect(answer).not.toContain('in these resumes');
});

test('a recruiter who starts over sees no reference to a previous answer', async () => {
  const { notes } = await askInvented('Who knows Excel?', 'show all candidates in Mumbai');
  expect(notes).toEqual([]);
});
