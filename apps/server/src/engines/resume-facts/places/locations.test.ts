import { expect, test } from 'vitest';
import { understandResume } from '../understand-resume.ts';

const setting = { fileName: 'cv.txt', writtenAt: new Date('2026-11-22'), phoneCountry: 'IN' as const };

function livesIn(head: string): string | undefined {
  const text = `Ines Castell\n${head}\nines.castell@post.example\n\nExperience\nWelder, Norhaven Ltd, Leeds\n2019 - 2024\n`;
  const facts = understandResume({ text, pageStarts: [0], hidden: [], flags: [] }, setting).facts;
  return facts.find(({ kind }) => kind === 'LOCATION')?.value;
}

test.each([
  ['55 Meadowlark Crescent, Winnipeg, MB R2P 0A1', 'Winnipeg, MB'],
  ['12 rue des Embruns, 29900 Concarneau', 'Concarneau'],
  ['Schlossallee 12, 24999 Hohenfelde, Germany', 'Hohenfelde, Germany'],
  ['Address: Ennis, Co. Clare', 'Ennis, Co. Clare'],
  ['Reside in: Almaty', 'Almaty'],
  ['Greater Concepción Metropolitan Area', 'Greater Concepción Metropolitan Area'],
  ['Shrewsbury, Shropshire', 'Shrewsbury, Shropshire'],
  ['Current Location: Hyderabad   Preferred: Bangalore, Hyderabad', 'Hyderabad'],
])('%j tells that somebody lives in %j', (head, place) => {
  expect(livesIn(head)).toBe(place);
});

test.each([
  'Preferred location: Pune',
  'Open to relocate: Berlin, Paris',
  'Rigger, Crane Operator',
  'Since 2008 Maintenance, Lifts',
])('%j does not say where somebody lives', (head) => {
  expect(livesIn(head)).toBeUndefined();
});
