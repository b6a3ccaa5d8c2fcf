import type { NewJob } from '@slotwise/contract/job-descriptions/job-changes.schema';
import { SAMPLE_JOBS } from './sample-meeting.ts';

type Round = NonNullable<NewJob['rounds']>[number];

const round = (roundNumber: number, name: string, durationMinutes: number, panelTags: string[]): Round => ({
  roundNumber,
  name,
  durationMinutes,
  panelTags,
  requiredCount: 1,
  scorecard: [],
});

/** The openings of a growing organization; the sample meetings refer to them by title. */
export const SAMPLE_JOB_DESCRIPTIONS: readonly NewJob[] = [
  {
    title: SAMPLE_JOBS.data,
    jdCode: 'DATA-01',
    department: 'Data Platform',
    location: 'Bengaluru',
    workMode: 'HYBRID',
    employmentType: 'FULL_TIME',
    openings: 2,
    priority: 'HIGH',
    description:
      'You build the pipelines that carry every order from the shop to the people who plan with it, and keep them honest when sources change.',
    responsibilities:
      'Own batch and streaming pipelines.\nModel data with the teams who use it.\nBe on call one week in six.',
    mustHaveSkills: [
      { name: 'SQL', weight: 5, minYears: 4 },
      { name: 'Kafka', weight: 4, minYears: 2 },
      { name: 'Python', weight: 3 },
    ],
    goodToHaveSkills: ['Airflow', 'Flink'],
    experienceMin: 5,
    experienceMax: 10,
    budgetMin: '2800000',
    budgetMax: '4200000',
    rateUnit: 'YEAR',
    maxNoticeDays: 60,
    rounds: [
      round(1, 'Technical 1', 60, ['SQL', 'Python']),
      round(2, 'Technical 2', 60, ['Streaming']),
      round(3, 'Final', 60, ['Leadership']),
    ],
  },
  {
    title: SAMPLE_JOBS.platform,
    jdCode: 'PLAT-02',
    department: 'Engineering',
    location: 'Pune',
    workMode: 'REMOTE',
    employmentType: 'FULL_TIME',
    openings: 1,
    description:
      'You make it easy for forty engineers to ship: clusters that heal themselves, builds that take minutes, and alerts that mean something.',
    mustHaveSkills: [
      { name: 'Kubernetes', weight: 5, minYears: 3 },
      { name: 'Go', weight: 3 },
    ],
    goodToHaveSkills: ['AWS', 'Observability'],
    experienceMin: 4,
    budgetMin: '2400000',
    budgetMax: '3600000',
    rateUnit: 'YEAR',
    rounds: [
      round(1, 'Technical 1', 45, ['System design']),
      round(2, 'Technical 2', 60, ['Kafka']),
      round(3, 'Final', 60, ['Leadership']),
    ],
  },
  {
    title: SAMPLE_JOBS.design,
    jdCode: 'DES-03',
    department: 'Product',
    location: 'Chennai',
    workMode: 'ONSITE',
    employmentType: 'CONTRACT',
    openings: 1,
    description:
      'You design the screens that warehouse staff use with gloves on. You watch people work before you draw, and you test what you drew.',
    mustHaveSkills: [
      { name: 'Figma', weight: 4 },
      { name: 'Research', weight: 4, minYears: 2 },
    ],
    goodToHaveSkills: ['Prototyping'],
    experienceMin: 3,
    rounds: [round(1, 'Screening', 30, []), round(2, 'Portfolio', 60, ['Portfolio review'])],
  },
  {
    title: SAMPLE_JOBS.reliability,
    jdCode: 'SRE-04',
    department: 'Engineering',
    location: 'Mumbai',
    workMode: 'HYBRID',
    employmentType: 'FULL_TIME',
    openings: 1,
    jdStatus: 'ON_HOLD',
    priority: 'LOW',
    description:
      'You lead five people who keep the shop open at night. You write down what was learned, and you take away what wakes people up.',
    mustHaveSkills: [
      { name: 'Linux', weight: 4, minYears: 6 },
      { name: 'Incident response', weight: 5 },
    ],
    goodToHaveSkills: ['Terraform'],
    experienceMin: 7,
    rounds: [
      round(1, 'Technical 1', 60, ['System design']),
      round(2, 'Technical 2', 60, []),
      round(3, 'Final', 90, ['Leadership']),
    ],
  },
];
