/** Follow-up questions that depend on earlier ones. */
import { counts, finds, inTurn, lists, ofKind, listRows, says, states, unclaimed } from '../expectations.mjs';
import { person } from '../people.mjs';
import {
  both,
  inCountry,
  livingIn,
  mentioning,
  mentioningJava,
  mentioningPython,
  skilled,
  titled,
  without,
  workedAt,
} from '../who.mjs';

export const questions = ofKind('follow-up', {
  1: [
    inTurn(
      finds('java developers', skilled('Java'), mentioningJava),
      finds(
        'of those, who is in Pune?',
        both(skilled('Java'), livingIn('Pune')),
        both(mentioningJava, mentioning(/pune/i)),
      ),
      finds('and in Mumbai?', ['fatima']),
      states('what about their mails?', ['fatima'], [person('fatima').email]),
    ),
    inTurn(
      finds('Who is in Hyderabad?', livingIn('Hyderabad'), mentioning(/hyderabad/i)),
      finds('which of them know AWS?', ['karthik']),
      states('what is his notice period?', ['karthik'], ['15 December']),
      states('and his phone?', ['karthik'], ['90000 55508']),
    ),
    inTurn(
      finds('nurses', titled(/nurse/i), mentioning(/nurs/i)),
      finds('only those with ICU', ['anjali', 'ashley']),
      counts('how many?', 2, 3),
      states('phone numbers', ['anjali', 'ashley'], ['90000 55517', '555-0189']),
    ),
    inTurn(
      states('email of Meera Joshi', ['meera'], [person('meera').email]),
      states('and Piotr?', ['piotr'], [person('piotr').email]),
      states('what about Erik Lindstrom', ['erik'], [person('erik').email]),
      states('his phone too', ['erik'], ['174 06 05']),
      states('where does he work?', ['erik'], ['Klarna']),
    ),
    inTurn(
      finds('people in India with python', both(skilled('Python'), inCountry('India')), mentioningPython),
      finds(
        'exclude freshers',
        without(both(skilled('Python'), inCountry('India')), ['priyanka']),
        mentioningPython,
      ),
      says('sort by experience', { not: /has sort/ }),
      says('first 3', { most: 3 }),
    ),
    inTurn(
      finds('who worked at Infosys', workedAt(/Infosys/)),
      says('and Wipro?', { has: /Wipro/, not: /Infosys and employer is Wipro/ }),
      finds('how about TCS', ['amit-2024', 'amit-latest', 'divya']),
      says('who among them still works there?', { not: /text has still/ }),
    ),
    inTurn(
      finds('Project managers', ['suresh', 'jan'], [...titled(/manager/i)]),
      finds('with PRINCE2', ['jan']),
      states('where is he?', ['jan'], ['Amsterdam']),
      listRows('compare him with Suresh Babu', ['jan', 'suresh']),
    ),
    inTurn(
      says('tell me about Priya', { has: /Nair[\s\S]*Sharma|Sharma[\s\S]*Nair/, not: /have the words/ }),
      listRows('the data scientist', ['priya-nair'], 1),
      states('her email', ['priya-nair'], [person('priya-nair').email]),
    ),
    inTurn(
      listRows('data people', ['priya-nair', 'swati', 'daniel', 'jessica', 'giulia', 'ngozi'], 2),
      listRows('in the UK', ['daniel', 'ngozi'], 1),
      unclaimed('thanks'),
    ),
    inTurn(
      finds('who knows python', skilled('Python'), mentioningPython),
      finds('without java', without(skilled('Python'), mentioningJava), mentioningPython),
      listRows(
        'more than 5 years',
        ['priya-nair', 'karthik', 'harish', 'swati', 'james', 'jessica', 'erik', 'wei'],
        2,
      ),
      says('the others', { not: /text has others/ }),
    ),
  ],
  2: [
    inTurn(
      finds('python developers', skilled('Python'), mentioningPython),
      counts('how many are there?', skilled('Python').length, mentioningPython.length),
      lists(
        'their phone numbers',
        'phone',
        skilled('Python').filter((key) => person(key).phone),
        mentioningPython,
      ),
      finds(
        'only in Bangalore',
        both(skilled('Python'), livingIn('Bengaluru')),
        both(mentioningPython, mentioning(/bengaluru/i)),
      ),
    ),
    inTurn(
      states('phone of Grace Adeyemi', ['grace'], ['900508']),
      states('and Hannah?', ['hannah'], ['900264']),
      states('her city', ['hannah'], ['Leeds']),
    ),
    inTurn(
      finds('candidates in London', livingIn('London'), mentioning(/london/i)),
      finds('and in Manchester?', ['olivia', 'daniel']),
      counts('how many?', 2, 2),
    ),
    inTurn(
      finds('who knows Figma', ['neha', 'chloe']),
      finds('not in Paris', ['neha']),
      states('what is her notice period', ['neha'], ['15 days']),
    ),
    inTurn(
      states('employers of Karthik', ['karthik'], ['Amazon', 'ValueLabs']),
      states('what about Suresh', ['suresh'], ['Accenture', 'IBM']),
      states('and his degree', ['suresh'], ['MCA']),
    ),
    inTurn(
      finds('nurses', titled(/nurse/i), mentioning(/nurs/i)),
      lists('emails', 'email', titled(/nurse/i), mentioning(/nurs/i)),
      finds('which one is in Kochi', ['anjali']),
    ),
  ],
  4: [
    inTurn(
      finds('java people in Noida', ['amit-2024', 'amit-latest']),
      states('their notice periods', ['amit-2024', 'amit-latest'], ['90 days', '30 days']),
      finds('which one is shorter', ['amit-latest'], ['amit-2024']),
    ),
    inTurn(
      finds('data scientists', ['priya-nair', 'jessica'], mentioning(/data scien/i)),
      finds('the one in Bengaluru', ['priya-nair']),
      states('phone and email', ['priya-nair'], ['90000 55504', 'priya.nair@example.com']),
    ),
    inTurn(
      finds('accountants', ['siobhan', 'robert', 'katarzyna'], mentioning(/account/i)),
      finds('with IFRS', ['siobhan'], ['lakshmi']),
      counts('count', 1, 2),
    ),
    inTurn(
      states('where does Hannah live', ['hannah'], ['Leeds']),
      states('and Olivia', ['olivia'], ['Manchester']),
      states('and what is her phone', ['olivia'], ['900377']),
    ),
    inTurn(
      finds('who knows terraform', ['karthik', 'erik']),
      finds('and python', ['karthik', 'erik']),
      finds('not in Sweden', ['karthik']),
      states('give me the email', ['karthik'], ['karthik.s@example.com']),
    ),
  ],
});
