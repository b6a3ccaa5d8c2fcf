import { expect, test } from 'vitest';
import type { FactKind } from '@slotwise/contract/deepgaze/resumes.schema';
import { cityNames } from '../lexicon/cities.ts';
import { degreeLevel } from './degree-norms.ts';
import { toNorm } from './norms.ts';

test.each<[FactKind, string, string]>([
  ['COMPANY', 'Acme Systems India Pvt. Ltd.', 'acme systems'],
  ['COMPANY', 'The Company', 'the company'],
  ['LOCATION', 'Bangalore, Karnataka', 'bengaluru'],
  ['LOCATION', 'Gurgaon', 'gurugram'],
  ['LOCATION', 'Bombay', 'mumbai'],
  ['DEGREE', 'B.Tech in Computer Science', 'btech'],
  ['DEGREE', 'Bachelor of Engineering', 'be'],
  ['DEGREE', 'B.S. Computer Science', 'bsc'],
  ['DEGREE', 'Master of Business Administration', 'mba'],
  ['DEGREE', 'Ph.D., Applied Mathematics', 'phd'],
  ['DEGREE', 'H.S.C', '12th'],
  ['DEGREE', 'National Senior Certificate', '12th'],
  ['DEGREE', 'Mittlere Reife', '10th'],
  ['DEGREE', 'OND Accountancy', 'diploma'],
  ['DEGREE', "Diplôme d'État d'opticien", 'diploma'],
  ['DEGREE', 'Licence en droit', 'bachelor'],
  ['DEGREE', 'Forklift licence', 'forklift licence'],
  ['SKILL', 'C++', 'c++'],
  ['SKILL', 'C #', 'c#'],
  ['SKILL', '.NET', '.net'],
  ['SKILL', 'Node.js', 'node.js'],
  ['SKILL', 'REST APIs.', 'rest apis'],
  ['TITLE', 'Sr. Software Engg', 'senior software engineer'],
  ['EMAIL', 'Mara.Quill@ACME.example', 'mara.quill@acme.example'],
  ['LINK', 'https://www.linkedin.com/in/Mara/', 'linkedin.com/in/mara'],
  ['NAME', 'MARA  QUILL', 'mara quill'],
])('the norm of the %s %j is %j', (kind, value, norm) => {
  expect(toNorm(kind, value)).toBe(norm);
});

test('finds a city by all of its names, and gives a degree its level', () => {
  expect(cityNames('Bombay')).toContain('mumbai');
  expect(cityNames('Bombay')).not.toContain('navi mumbai');
  expect(cityNames('Tallgrass')).toEqual(['tallgrass']);
  expect([degreeLevel('M.Tech'), degreeLevel('B.E.'), degreeLevel('a course')]).toEqual([
    'MASTER',
    'BACHELOR',
    null,
  ]);
});
