import type { Meaning } from './meaning.ts';

/** The words of a language: each row is a sequence of meanings, and the phrases for it. */
export type WordTable = readonly (readonly [meaning: Meaning | readonly Meaning[], phrases: string])[];

const weekday = (day: number): Meaning => ({ is: 'weekday', days: [day] });
const everyWeekday = (day: number): Meaning => ({ is: 'weekday', days: [day], each: true });
const month = (value: number): Meaning => ({ is: 'month', month: value });
const number = (value: number): Meaning => ({ is: 'number', value, digits: 1, isPadded: false });
const clock = (hours: number, minutes = 0) => hours * 60 + minutes;

const WEEKDAY_WORDS: WordTable = [
  [weekday(1), 'mon | monday'],
  [weekday(2), 'tue | tues | tuesday | tuseday | teusday'],
  [weekday(3), 'wed | weds | wednesday | wednessday | wensday'],
  [weekday(4), 'thu | thur | thurs | thursday | thrusday'],
  [weekday(5), 'fri | friday'],
  [weekday(6), 'sat | saturday'],
  [weekday(7), 'sun | sunday'],
  [everyWeekday(1), 'mondays'],
  [everyWeekday(2), 'tuesdays'],
  [everyWeekday(3), 'wednesdays'],
  [everyWeekday(4), 'thursdays'],
  [everyWeekday(5), 'fridays'],
  [everyWeekday(6), 'saturdays'],
  [everyWeekday(7), 'sundays'],
  [
    { is: 'weekday', days: [1, 2, 3, 4, 5], each: true },
    'weekday | weekdays | week day | week days | working day | working days | workday | workdays | ' +
      'business day | business days',
  ],
  [{ is: 'weekday', days: [6, 7] }, 'weekend'],
  [{ is: 'weekday', days: [6, 7], each: true }, 'weekends'],
  [
    { is: 'weekday', days: [1, 2, 3, 4, 5, 6, 7], each: true },
    'any day | anyday | every day | everyday | each day | all days | all the days | daily | any other day',
  ],
  [{ is: 'which', each: true }, 'every | each'],
  [{ is: 'which', each: true, light: true }, 'any | all'],
  [{ is: 'which', light: true }, 'this | coming'],
  [{ is: 'which', week: 1 }, 'next'],
  [{ is: 'which', week: -1 }, 'last'],
];

const DAY_WORDS: WordTable = [
  [{ is: 'day', offset: 0 }, 'today'],
  [{ is: 'day', offset: 1 }, 'tomorrow | tomorow | tommorow | tommorrow | tmrw | tmr | tmw | tomo | 2moro'],
  [{ is: 'day', offset: 2 }, 'day after tomorrow | day after tmrw | overmorrow'],
  [{ is: 'day', offset: -1 }, 'yesterday | day before yesterday'],
  [
    { is: 'week', offset: 0 },
    'this week | rest of the week | rest of this week | remainder of the week | remainder of this week',
  ],
  [{ is: 'week', offset: 1 }, 'next week | coming week | following week'],
  [{ is: 'week', offset: 2 }, 'week after next | week after next week'],
  [{ is: 'week', offset: -1 }, 'last week'],
  [month(1), 'jan | january'],
  [month(2), 'feb | february'],
  [month(3), 'mar | march'],
  [month(4), 'apr | april'],
  [{ ...month(5), light: true }, 'may'],
  [month(6), 'jun | june'],
  [month(7), 'jul | july'],
  [month(8), 'aug | august'],
  [month(9), 'sep | sept | september'],
  [month(10), 'oct | october'],
  [month(11), 'nov | november'],
  [month(12), 'dec | december'],
];

const PARTS_OF_DAY: WordTable = [
  [{ is: 'part', to: clock(12) }, 'morning | mornings | forenoon | forenoons'],
  [{ is: 'part', from: clock(7), to: clock(9) }, 'early morning | early mornings'],
  [{ is: 'part', from: clock(10, 30), to: clock(12) }, 'late morning | late mornings'],
  [
    { is: 'part', from: clock(12), to: clock(14) },
    'lunch | lunchtime | lunch time | lunch break | lunch hour',
  ],
  [{ is: 'part', from: clock(12), to: clock(17) }, 'afternoon | afternoons'],
  [{ is: 'part', from: clock(12), to: clock(15) }, 'early afternoon | early afternoons'],
  [{ is: 'part', from: clock(15), to: clock(18) }, 'late afternoon | late afternoons'],
  [{ is: 'part', from: clock(17), to: clock(21) }, 'evening | evenings'],
  [{ is: 'part', from: clock(17), to: clock(19) }, 'early evening | early evenings'],
  [{ is: 'part', from: clock(19), to: clock(22) }, 'late evening | late evenings | night | nights'],
  [{ is: 'part', to: 'middle' }, 'first half | 1st half | first half of the day'],
  [{ is: 'part', from: 'middle' }, 'second half | 2nd half | second half of the day'],
  [
    { is: 'part' },
    'whole day | all day | full day | entire day | all day long | anytime | any time | any hour',
  ],
  [
    [
      { is: 'day', offset: 0 },
      { is: 'part', from: clock(19), to: clock(22) },
    ],
    'tonight',
  ],
  [
    { is: 'part', from: 'dayStart', to: 'dayEnd' },
    'office hours | business hours | working hours | work hours',
  ],
  [
    [
      { is: 'edge', how: 'after' },
      { is: 'point', at: 'dayEnd' },
    ],
    'after work | after office',
  ],
  [
    [
      { is: 'edge', how: 'before' },
      { is: 'point', at: 'dayStart' },
    ],
    'before work | before office',
  ],
];

const CLOCK_WORDS: WordTable = [
  [{ is: 'point', at: clock(12) }, 'noon | midday | 12 noon | 12noon'],
  [{ is: 'point', at: clock(24) }, 'midnight | 12 midnight'],
  [{ is: 'point', at: 'dayEnd' }, 'eod | cob | end of day | end of the day | close of business'],
  [{ is: 'half', half: 'am', light: true }, 'am | a m'],
  [{ is: 'half', half: 'pm' }, 'pm | p m'],
  [{ is: 'oclock', light: true }, "o'clock | oclock | o clock | h | hrs | hours | hour | hr | uhr"],
  [{ is: 'past', minutes: 30 }, 'half past'],
  [{ is: 'past', minutes: 15 }, 'quarter past'],
  [{ is: 'past', minutes: -15 }, 'quarter to'],
  ...'one two three four five six seven eight nine ten eleven twelve'
    .split(' ')
    .map((word, index) => [number(index + 1), word] as const),
];

const EDGE_WORDS: WordTable = [
  [
    { is: 'edge', how: 'after' },
    'after | past | post | later than | but after | only after | earliest after',
  ],
  [{ is: 'edge', how: 'from', light: true }, 'from | since | starting | starting from | but from | earliest'],
  [{ is: 'edge', how: 'before' }, 'before | earlier than | prior to | but before | latest before'],
  [
    { is: 'edge', how: 'until' },
    'until | till | til | upto | up to | but until | no later than | not later than',
  ],
  [{ is: 'edge', how: 'until', light: true }, 'by | latest by'],
  [{ is: 'edge', how: 'from' }, 'no earlier than | not earlier than'],
  [{ is: 'between' }, 'between | in between | betw | btw | b / w'],
  [{ is: 'to', light: true }, 'to | - | through | thru'],
  [{ is: 'onwards' }, 'onwards | onward | or later | and later | +'],
  [{ is: 'at', light: true }, 'at | @'],
  [{ is: 'around', light: true }, 'around | about | approx | approximately | roughly | circa | ca | ~'],
];

const NOT_WORDS: WordTable = [
  [
    { is: 'not', how: 'not' },
    "not | no | nope | never | none | nothing | nor | neither | cannot | can not | can't | cant | won't | wont | " +
      "don't | dont | doesn't | doesnt | isn't | isnt | aren't | arent | unable | not able | and not | avoid",
  ],
  [
    { is: 'not', how: 'except' },
    'except | except for | excepting | excluding | excl | apart from | other than | aside from | but not | ' +
      'barring | without',
  ],
  [
    { is: 'not', how: 'busy' },
    'busy | unavailable | occupied | booked | blocked | away | off | on leave | on vacation | on holiday | ' +
      'out of office | ooo | in a meeting | in meetings | in another meeting | have a meeting | have meetings | ' +
      'have another meeting | have a call | have an exam | have exams | travelling | traveling | tied up | ' +
      'day off | i work | at work | i am working | i am at work | my day off | a holiday',
  ],
];

const JOIN_WORDS: WordTable = [
  [{ is: 'join', how: 'and' }, 'and | & | n | as well as | and also'],
  [{ is: 'join', how: 'or' }, 'or | / | and / or | or else | or also'],
  [{ is: 'join', how: 'comma' }, ', | ( | ) | [ | ]'],
  [{ is: 'stop', isColon: true }, ':'],
  [{ is: 'but' }, 'but | however | though | although | whereas'],
  [{ is: 'stop' }, '. | ; | ! | ? | otherwise | because | due to | since i | as i | bcoz | bcz | coz'],
  [{ is: 'unknown' }, 'not sure | not certain | no idea'],
  [
    { is: 'good' },
    'work | works | ok | okay | k | fine | good | great | possible | available | avail | free | open | suits | suit | ' +
      'convenient | best | better | perfect | preferred | preferable | comfortable | flexible | doable',
  ],
  [
    { is: 'greeting' },
    'hi | hello | hey | dear | thanks | thank you | thx | ty | regards | cheers | greetings | best regards | ' +
      'kind regards | warm regards | many thanks | good morning | good evening | good afternoon | sincerely',
  ],
];

/** What people write about their availability, in Indian, British, American and German English. */
export const ENGLISH_WORDS: WordTable = [
  ...WEEKDAY_WORDS,
  ...DAY_WORDS,
  ...PARTS_OF_DAY,
  ...CLOCK_WORDS,
  ...EDGE_WORDS,
  ...NOT_WORDS,
  ...JOIN_WORDS,
];
