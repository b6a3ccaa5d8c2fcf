import { expect, test } from 'vitest';
import { understandResume } from '../../understand-resume.ts';

const setting = { fileName: 'cv.txt', writtenAt: new Date('2026-11-22'), phoneCountry: 'IN' as const };

function livesIn(head: string): string | undefined {
  const text = `Ines Castell\n${head}\nines.castell@post.example\n\nExperience\nWelder, Norhaven Ltd, Leeds\n2019 - 2024\n`;
  const facts = understandResume({ text, pageStarts: [0], hidden: [], flags: [] }, setting).facts;
  return facts.find(({ kind }) => kind === 'LOCATION')?.value;
}

test.each([
  ['55 Meadowlark Crescent, Winnipeg, MB R2P 0A1', 'Winnipeg, MB'],
  ['9 Tannery Row, Bradford BD1 4QD', 'Bradford'],
  ['Haverleigh HX7 8AB / 07700 900111', 'Haverleigh'],
  ['Flat 2, 3 Dock Row, Southampton SO14', 'Southampton'],
  ['Fremantle, Perth WA 6160', 'Perth'],
  ['House 4, Ikeja, Lagos, Nigeria', 'Lagos, Nigeria'],
  ['Welder — Monterrey, Nuevaleon, Mexico', 'Monterrey, Nuevaleon, Mexico'],
  ['12 rue des Embruns, 29900 Concarneau', 'Concarneau'],
  ['Schlossallee 12, 24999 Hohenfelde, Germany', 'Hohenfelde, Germany'],
  ['12 Peepal Close, Dalia, Ogwara, Umbe State.', 'Ogwara, Umbe State'],
  ['Flat 4, Lotus Society, Dalia Road, Peepalpur, Sundara Pradesh 400 001', 'Peepalpur, Sundara Pradesh'],
  ['Address: Ennis, Co. Clare', 'Ennis, Co. Clare'],
  ['Reside in: Almaty', 'Almaty'],
  ['Greater Concepción Metropolitan Area', 'Greater Concepción Metropolitan Area'],
  ['Shrewsbury, Shropshire', 'Shrewsbury, Shropshire'],
  ['Platform Engineer, Göteborg, Sweden', 'Göteborg, Sweden'],
  ['Data Analyst, PMP, Leeds', 'Leeds'],
  ['Please read on. I live in Galway; call me in the evening.', 'Galway'],
  ["I'm based in Leeds and build boats.", 'Leeds'],
  ['Welder, Bruntál, Czech Republic', 'Czech Republic'],
  ['Current Location: Hyderabad   Preferred: Bangalore, Hyderabad', 'Hyderabad'],
])('%j states that someone lives in %j', (head, place) => {
  expect(livesIn(head)).toBe(place);
});

test.each([
  'Preferred location: Pune',
  'Open to relocate: Berlin, Paris',
  'Local Govt. Area',
  'Rigger, Crane Operator',
  'Since 2008 Maintenance, Lifts',
  'Software Engineer, IT',
  'Welder, Norhaven',
])('%j does not state where someone lives', (head) => {
  expect(livesIn(head)).toBeUndefined();
});

test.each([
  ['CONTACT\nMilan, Italy\nines.castell@post.example\n', 'Milan, Italy'],
  ['Get in touch\n+39 055 000 7788\n7 Via del Porto, 20121 Milano\nines.castell@post.example\n', 'Milano'],
  ['Contact\nMilan, Italy\n', undefined],
])('the column %j states that someone lives in %j', (column, place) => {
  const text = `Ines Castell\nWelder\n\nExperience\nWelder, Norhaven Ltd\n2019 - 2024\n\n${column}`;
  const facts = understandResume({ text, pageStarts: [0], hidden: [], flags: [] }, setting).facts;
  expect(facts.find(({ kind }) => kind === 'LOCATION')?.value).toBe(place);
});
