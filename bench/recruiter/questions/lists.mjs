/** One field for each of many people. */
import { lists, ofKind, says } from '../expectations.mjs';
import {
  both,
  everyone,
  everyoneWho,
  livingIn,
  mentioning,
  mentioningJava,
  mentioningPython,
  skilled,
  titled,
  withNotice,
  withYears,
} from '../who.mjs';

export const questions = ofKind('list', {
  1: [
    lists('phone numbers of all java developers', 'phone', skilled('Java'), mentioningJava),
    lists('emails of nurses', 'email', titled(/nurse/i), mentioning(/nurse/i)),
    lists('give me mail ids of all people in Pune', 'email', livingIn('Pune'), mentioning(/pune/i)),
    lists(
      'names and phone numbers of data engineers',
      'phone',
      ['swati', 'giulia'],
      mentioning(/data engineer/i),
    ),
    lists(
      'all email addresses',
      'email',
      everyoneWho((person) => person.email),
      everyone,
    ),
    lists(
      'notice periods of java developers',
      'notice',
      both(
        skilled('Java'),
        withNotice(() => true),
      ),
      mentioningJava,
    ),
    lists(
      'current companies of everyone in Hyderabad',
      'company',
      livingIn('Hyderabad'),
      mentioning(/hyderabad/i),
    ),
    lists('skills of people in Berlin', 'skill', ['lukas']),
    lists('python developers and their locations', 'city', skilled('Python'), mentioningPython),
    lists('degrees of all nurses', 'degree', titled(/nurse/i), mentioning(/nurse/i)),
    lists(
      'what are the current titles of people from London',
      'title',
      livingIn('London'),
      mentioning(/london/i),
    ),
    lists(
      'years of experience of java developers',
      'years',
      both(
        skilled('Java'),
        withYears(() => true),
      ),
      mentioningJava,
    ),
    says('which cities are candidates from?', {
      has: /Pune|list and count|cannot|64/,
      not: /text has cities/,
    }),
    says('which colleges', { not: /text has colleges/ }),
    lists(
      'table of name, city and notice period for all java developers',
      'notice',
      both(
        skilled('Java'),
        withNotice(() => true),
      ),
      mentioningJava,
    ),
  ],
  2: [
    lists('emails and phone numbers of all nurses', 'phone', titled(/nurse/i), mentioning(/nurse/i)),
    lists('locations of java developers', 'city', skilled('Java'), mentioningJava),
    lists('mobile numbers of everyone in Pune', 'phone', livingIn('Pune'), mentioning(/pune/i)),
    lists('where do the nurses live', 'city', titled(/nurse/i), mentioning(/nurse/i)),
    lists('employers of the teachers', 'company', titled(/teacher|TGT/i), mentioning(/teach/i)),
    lists(
      'how experienced are the data scientists',
      'years',
      ['priya-nair', 'jessica'],
      mentioning(/data scien/i),
    ),
    lists(
      'notice period of everyone in Pune',
      'notice',
      both(
        livingIn('Pune'),
        withNotice(() => true),
      ),
      mentioning(/pune/i),
    ),
    lists('send me the contact details for the lawyers', 'email', ['pooja', 'hannah', 'sarah'], everyone),
  ],
  4: [
    lists(
      'give name, phone and notice period of the python people in Bengaluru',
      'phone',
      ['rohan-kulkarni', 'priya-nair', 'harish'],
      mentioningPython,
    ),
    lists('colleges of the lawyers in Bengaluru', 'degree', ['pooja'], everyone),
    lists('current employer of each nurse', 'company', titled(/nurse/i), mentioning(/nurs/i)),
    lists(
      'what is the experience of everyone in Chennai',
      'years',
      livingIn('Chennai'),
      mentioning(/chennai/i),
    ),
    lists('cities of all accountants', 'city', ['siobhan', 'robert', 'katarzyna'], everyone),
  ],
});
