import { expect, test } from 'vitest';
import { fillJob } from './fill-job.ts';

const SHEET = `Java Developer
Client: Meridian Shipping
Job code: MS-118
Department\tPayments
Hiring manager: Priya Example
No. of openings: 3
Work mode: Hybrid
Employment type: Full-time
Salary: £45,000 – £55,000 plus bonus
Location: Leeds
Requirements
- 5+ years of Java`;

test('a labelled line fills its field and leaves the description', () => {
  expect(fillJob(SHEET)).toMatchObject({
    title: 'Java Developer',
    clientName: 'Meridian Shipping',
    jdCode: 'MS-118',
    department: 'Payments',
    hiringManagerName: 'Priya Example',
    openings: 3,
    workMode: 'HYBRID',
    employmentType: 'FULL_TIME',
    budgetMin: '45000',
    budgetMax: '55000',
    currency: '£',
    rateUnit: 'YEAR',
    location: 'Leeds',
    mustHaveSkills: [{ name: 'Java', minYears: 5 }],
    description: 'Location: Leeds\nRequirements\n- 5+ years of Java',
  });
});

test.each([
  ['Headcount: two', { openings: 2 }],
  ['Positions: 04 | Client: Orchid Bank', { openings: 4, clientName: 'Orchid Bank' }],
  ['Opening(s) - 1', { openings: 1 }],
  ['Openings: 2 to 3', { openings: null }],
  ['Position: Data Engineer', { openings: null }],
  ['Client: TBD', { clientName: '' }],
  ['Client: We are a bank that grows faster than any other', { clientName: '' }],
  ['Location: Pune (Hybrid)', { workMode: 'HYBRID' }],
  ['Location: Remote', { workMode: 'REMOTE' }],
  ['Location: Pune or remote', { workMode: null }],
  ['Work mode: Remote / Hybrid', { workMode: null }],
  ['Mode of work: On-site', { workMode: 'ONSITE' }],
  ['Work model: Hybrid, three days a week in the office', { workMode: 'HYBRID' }],
  ['Job type: Contract to hire, remote', { employmentType: 'CONTRACT_TO_HIRE', workMode: 'REMOTE' }],
  ['We are a remote company with 3 openings', { workMode: null, openings: null }],
])('%s', (line, fields) => {
  expect(fillJob(`Welder\n${line}`)).toMatchObject(fields);
});

test.each([
  ['Budget: 20-25 LPA', ['2000000', '2500000', 'INR', 'YEAR']],
  ['CTC: up to Rs. 18 lakh', ['', '1800000', 'INR', 'YEAR']],
  ['Budget: ₹12,00,000 to ₹18,50,000 per annum', ['1200000', '1850000', '₹', 'YEAR']],
  ['Rate: $65-80/hr', ['65', '80', '$', 'HOUR']],
  ['Day rate: 450 EUR', ['', '450', 'EUR', 'DAY']],
  ['Pay: from 2.750,50 EUR per month', ['2750.50', '', 'EUR', 'MONTH']],
  ['Salary: USD 120k+', ['120000', '', 'USD', 'YEAR']],
  ['Compensation: 60 000 to 70 000 euros', ['60000', '70000', 'EUR', null]],
  ['Salary: 10% bonus on 50,000', ['', '50000', '', 'YEAR']],
  ['Salary: competitive', ['', '', '', null]],
  ['Package: 25 days of leave', ['', '', '', null]],
])('%s', (line, [budgetMin, budgetMax, currency, rateUnit]) => {
  expect(fillJob(`Welder\n${line}`)).toMatchObject({ budgetMin, budgetMax, currency, rateUnit });
});

test('removes every amount from the text that suppliers read, and uses the first of two', () => {
  const { budgetMax, description } = fillJob(
    'Welder\nBudget: £50k plus a car\nSalary: £60k\nWe build ships.',
  );
  expect([budgetMax, description]).toEqual(['50000', 'We build ships.']);
});
