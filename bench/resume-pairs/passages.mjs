/**
 * What invented people did at work, in their own words: each passage describes one project or job. The first half is
 * for the open pairs, the second for the kept ones.
 */
const OPEN = [
  `Moved the billing of 140 branches from nightly files to a stream of events, so that a wrong charge is seen within four minutes.
Wrote the replay tool with which support staff mend a failed charge without asking a developer.
Cut the monthly closing from nine days to two by matching invoices against bank lines overnight.`,
  `Built a cold-chain monitor for 62 vaccine stores in three districts, with sensors that report over mobile text when data fails.
Trained 40 health workers to read the dashboard and to act on an alarm before a fridge is lost.`,
  `Designed the crew roster of a regional airline that keeps rest rules and swaps, and proved it against five years of past rosters.
Brought reserve hours down by 11 per cent while no flight was cancelled for want of crew.
Handed the solver to the airline's own planners with a handbook and six weeks of side-by-side work.`,
  `Ran the spring campaign for a chain of garden shops: 18 videos, two magazines and a planting calendar that customers cut out.
Raised visits to the shops in March and April by a fifth at the same spend as the year before.`,
  `Led the retrofit of sprinklers in a 22-storey hospital tower ward by ward, with no bed closed for longer than a night.
Drew the phasing plan that the fire authority now hands to other hospitals as a model.
Negotiated pump deliveries with three suppliers after the first one went out of business.`,
  `Wrote the fraud score of a wallet used by two million riders, from 37 signals of devices, trips and refunds.
Kept false alarms below one in four hundred by asking drivers themselves to label doubtful trips each week.`,
  `Set up the neonatal handover sheet that five hospitals use when a baby is moved, from incubator settings to the parents' phone.
Audited 300 transfers before and after, and saw missing drug doses fall from 31 to 4.`,
  `Rebuilt the claims portal of an insurer for farmers, so that a photograph of the field and a voice note are enough to begin.
Worked with agronomists to grade hail damage from pictures within an hour of the storm.
Brought the median payment from 71 days to 16 across four monsoon seasons.`,
  `Planned the move of a newspaper archive of 90 years from microfilm into searchable pages with names of places linked to maps.
Taught a team of retired proofreaders to correct old spellings in an editor that was made for them.`,
  `Maintained the signalling software of a metro line with 26 stations and brought its yearly faults down from 58 to 17.
Introduced rehearsals on a copy of the line in which each release drives a whole day of trains.`,
  `Opened a shared kitchen for 30 food start-ups with allergen rooms, a night shift for bakers and one cold store.
Wrote the hygiene plan with the council and passed seven inspections in two years without a remark.`,
  `Developed the torque test bench for wind turbine gearboxes, which finds a chipped tooth two months before it is heard.
Wired 84 accelerometers and wrote the filter that separates gear noise from the wind.
Saved three nacelles from a crane visit in the first winter.`,
];

const KEPT = [
  `Created the timetable engine of a university with 600 courses, which lets lecturers trade rooms until the evening before.
Halved the number of clashes for part-time students and printed a personal plan for each of 11,000 people.`,
  `Carried a bank's card switch from a mainframe to three data halls without a minute of refused payments.
Wrote 1,900 replayed transactions as a nightly exam that each change has to pass.
Shortened the recovery drill from six hours to 25 minutes.`,
  `Managed a refugee school of 450 children with lessons in four languages and teachers from the camp itself.
Started the evening reading club in which mothers and daughters learn together, now copied by nine schools.`,
  `Engineered a desalination skid for islands that runs on surplus solar power and fits into a shipping container.
Tuned the membranes so that a litre takes 2.9 watt-hours, a third less than the pilot.`,
  `Directed the restoration of a tram depot into a market hall with 48 stalls, keeping the rails and the inspection pits.
Agreed with neighbours on delivery hours, and with the heritage office on every window.
Finished 5 per cent under budget in spite of lead in the old paint.`,
  `Produced a weekly science programme for local radio in which farmers ask and researchers answer from the field.
Grew its audience from 9,000 to 64,000 and sold it to six stations abroad.`,
  `Implemented barcode medication rounds on 14 wards, with trolleys that refuse to open for the wrong patient.
Observed 2,200 rounds and cut wrong-time doses by two thirds within a year.
Wrote the fallback on paper that nurses practise each quarter.`,
  `Composed the price model of a ferry company from weather, school holidays and the length of lorries.
Filled 8 per cent more deck on winter crossings, and made the model explain each price to the desk clerk.`,
  `Constructed a seed bank of 3,200 regional beans with a drying room that villages lend and borrow from.
Documented each variety with the family who kept it, in text and in recorded speech.`,
  `Secured the login of a tax portal with 5 million users against stolen passwords by keys on their own phones.
Answered 400 calls in the first week in person, and rewrote every sentence that had confused someone.
Brought locked accounts from 3,100 a day to 240.`,
  `Automated the colour sorting of recycled glass with cameras and air jets at 11 tonnes an hour.
Wrote the training pictures with the night shift, who knew each bottle by its sound.`,
  `Founded the apprenticeship for lift mechanics in a valley that had none, with a tower of six dummy shafts.
Placed 37 of the first 40 apprentices and three of them now teach the course.`,
];

const parted = (texts) => texts.map((text) => text.split('\n'));

export const PASSAGES = { open: parted(OPEN), kept: parted(KEPT) };

/** An employer's self-description, as people copy it into their resumes. */
export const ABOUT_EMPLOYERS = {
  open: [
    [
      'Larkfield Systems',
      'Larkfield Systems is a leading provider of consulting, technology and outsourcing services with 120,000 employees in 46 countries, which helps clients renew themselves and create new avenues of value.',
    ],
    [
      'Tolland Foods',
      'Tolland Foods is one of the largest family-owned producers of chilled meals in Europe, serving retailers in 19 markets from eleven kitchens and a research centre in Ghent.',
    ],
  ],
  kept: [
    [
      'Osterby Digital',
      'Osterby Digital is a global engineering company that designs connected products for the automotive, health and energy industries, with studios in fourteen cities and annual revenues of 2.1 billion dollars.',
    ],
    [
      'Kestrel Mutual',
      'Founded in 1874, Kestrel Mutual is a member-owned insurance group which protects four million households and small firms and invests a tenth of its surplus in the towns where its members live.',
    ],
  ],
};

export const ABOUT_COLLEGES = {
  open: 'Pinecrest University is a public research university of 23,000 students, accredited by the National Board and ranked among the top twenty engineering schools of the region for the ninth year in a row.',
  kept: 'The Harrow Vale Institute of Management is an autonomous business school founded in 1961, whose two-year programme combines case teaching with a term of field work in a cooperative.',
};

/** Sentences found in very many resumes. */
export const STOCK = {
  open: {
    objective:
      'Seeking a challenging position in a reputed organization where I can utilize my skills and knowledge for the growth of the organization as well as my own professional growth.',
    strengths:
      'Excellent communication and interpersonal skills, a quick learner and team player with the ability to work under pressure and meet tight deadlines.',
    duties: [
      'Involved in all phases of the software development life cycle including requirement gathering, analysis, design, development, testing and deployment.',
      'Participated in daily stand-up meetings, sprint planning and retrospectives as part of the agile scrum methodology.',
      'Interacted with business users to gather requirements and prepared functional and technical specification documents.',
    ],
    declaration:
      'I hereby declare that all the information furnished above is true and correct to the best of my knowledge and belief.',
  },
  kept: {
    objective:
      'To obtain a responsible and rewarding position in a dynamic company that offers opportunities for career advancement and where hard work and dedication are valued.',
    strengths:
      'Highly motivated and result-oriented professional with strong analytical, problem-solving and organizational skills and a positive attitude towards work.',
    duties: [
      'Responsible for maintaining accurate records, preparing monthly reports and presenting them to the management on time.',
      'Coordinated with cross-functional teams to ensure timely delivery of projects within the agreed scope and budget.',
      'Provided excellent customer service, resolved complaints and maintained good relationships with clients and suppliers.',
    ],
    declaration:
      'I do hereby solemnly affirm that the above mentioned particulars are true to the best of my knowledge and that I bear the responsibility for their correctness.',
  },
};
