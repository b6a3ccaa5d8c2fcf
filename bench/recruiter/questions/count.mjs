/** How many. */
import { counts, ofKind } from '../expectations.mjs';
import {
  inCountry,
  livingIn,
  mentioning,
  mentioningJava,
  mentioningPython,
  skilled,
  withDegree,
  withNotice,
  without,
  withYears,
} from '../who.mjs';

export const questions = ofKind('count', {
  1: [
    counts('how many java developers?', skilled('Java').length, mentioningJava.length),
    counts('How many candidates are there', 64),
    counts('how many resumes', 64),
    counts('count of nurses', 4, 5),
    counts('number of people in Bangalore', livingIn('Bengaluru').length, mentioning(/bengaluru/i).length),
    counts('how many know python', skilled('Python').length, mentioningPython.length),
    counts('how many have an MBA', withDegree(/MBA/).length),
    counts('how many people worked at Deloitte', 2, 2),
    counts('how many have more than 10 years of experience?', withYears((years) => years > 10).length, 24),
    counts(
      'how many can join in 30 days',
      withNotice((days) => days <= 30).length,
      withNotice((days) => days <= 30).length + 1,
    ),
    counts('howmany designers', 4, 7),
    counts('how many candidates are from UK', 10),
    counts('how many resumes have no email', 2),
    counts('how many java developers are in pune', 2),
  ],
  2: [
    counts('how many python people do we have', skilled('Python').length, mentioningPython.length),
    counts('number of nurses', 4, 5),
    counts('count java', skilled('Java').length, mentioningJava.length),
    counts('how many are in the US?', inCountry('United States').length),
    counts('how many candidates from india', inCountry('India').length),
    counts('How many of them have a github profile?', 3),
    counts('how many teachers', 3),
    counts('total candidates with notice 90 days', withNotice((days) => days === 90).length),
  ],
  3: [
    counts('how many people know Java and Python?', 2, 4),
    counts('how many java and how many python developers', 12, 20),
    counts('how many have between 5 and 10 years', withYears((years) => years >= 5 && years <= 10).length),
  ],
  4: [
    counts('how many are in Europe and know Java', 3, 5),
    counts('count of people in Pune', 5),
    counts('how many people speak Spanish', 4),
    counts('how many have no phone number', 2),
    counts('how many know Java but not Python', without(skilled('Java'), mentioningPython).length),
    counts('how many nurses in India', 1),
  ],
});
