import { editLines } from './write-pair.mjs';

/** The group's two resumes should be compared. */
const BOTH = [[0, 1]];

/** The same work under two names. */
export function addSharedWords({ passages, person, job, add }) {
  for (const index of [0, 1, 2])
    add(
      'same project, other employer',
      BOTH,
      person({ lines: passages[index] }),
      person({ lines: passages[index] }),
    );
  for (const index of [2, 4])
    add(
      'same project, changed words and numbers',
      BOTH,
      person({ lines: passages[index] }),
      person({ lines: editLines(passages[index]) }),
    );
  add(
    'two of three projects',
    BOTH,
    person({
      jobs: [
        job(0, passages[5]),
        job(1, passages[6], { from: 'May 2013', to: 'Feb 2017' }),
        job(2, passages[7], { from: 'Jan 2010', to: 'Apr 2013' }),
      ],
    }),
    person({
      jobs: [
        job(3, passages[8]),
        job(4, passages[6], { from: 'June 2014', to: 'Feb 2017' }),
        job(5, passages[7], { from: 'Jan 2011', to: 'May 2014' }),
      ],
    }),
  );
  add(
    'lines in another order',
    BOTH,
    person({ lines: passages[9] }),
    person({ lines: [...passages[9]].reverse() }),
  );
  add(
    'same summary and project',
    BOTH,
    person({ summary: [passages[10][0]], lines: passages[11] }),
    person({ summary: [passages[10][0]], lines: editLines(passages[11]) }),
  );
}

/** One phone or email under two names. */
export function addSharedContacts({ person, add }) {
  const shared = person();
  add('one phone, two names', BOTH, shared, person({ phone: shared.phone }));
  const spaced = person();
  add(
    'one phone written in two ways',
    BOTH,
    spaced,
    person({ phone: spaced.phone.replace('+91 ', '0').replace(/(\d{5})$/, ' $1') }),
  );
  const mailed = person();
  add('one email, two names', BOTH, mailed, person({ mail: mailed.mail }));
  const upper = person();
  add('one email in capitals, two names', BOTH, upper, person({ mail: upper.mail.toUpperCase() }));
}

/** Two resumes of one person that cannot both be true. */
export function addClashes({ firms, places, person, job, add }) {
  const twoCities = person();
  add(
    'two cities at once',
    BOTH,
    {
      ...twoCities,
      jobs: [
        job(1, ['Led the night team.'], {
          from: 'January 2018',
          to: 'December 2021',
          company: firms[0],
          place: places[0],
        }),
      ],
    },
    {
      ...twoCities,
      jobs: [
        job(2, ['Led the day team.'], {
          from: 'March 2018',
          to: 'November 2021',
          company: firms[3],
          place: places[3],
        }),
      ],
    },
  );
}

/** One person's work under different employers, and one phone with the same work. */
export function addOtherEmployers({ firms, places, passages, person, job, add }) {
  const otherEmployers = person();
  add(
    'one person, same project, other employers',
    BOTH,
    {
      ...otherEmployers,
      jobs: [job(1, passages[3], { from: 'Jan 2016', to: 'Dec 2019', company: firms[1] })],
    },
    {
      ...otherEmployers,
      jobs: [job(2, passages[3], { from: 'Jan 2016', to: 'Dec 2019', company: firms[4] })],
    },
  );
  const swapped = person();
  add(
    'one person, employers exchanged',
    BOTH,
    {
      ...swapped,
      jobs: [
        job(0, passages[0], { company: firms[5], place: places[5], from: '02/2019', to: 'Present' }),
        job(2, passages[1], { from: '01/2015', to: '01/2019' }),
      ],
    },
    {
      ...swapped,
      jobs: [
        job(0, passages[0], { company: firms[2], place: places[1], from: '02/2019', to: 'Present' }),
        job(2, passages[1], { from: '01/2015', to: '01/2019' }),
      ],
    },
  );
  add(
    'contact and words',
    BOTH,
    person({ lines: passages[4], phone: '+91 9890011223' }),
    person({ lines: passages[4], phone: '+91 9890011223' }),
  );
}
