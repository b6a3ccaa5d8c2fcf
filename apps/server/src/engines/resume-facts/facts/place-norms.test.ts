import { expect, test } from 'vitest';
import { placeNorms } from './place-norms.ts';

test.each([
  ['Pune, Maharashtra, India', ['pune', 'maharashtra', 'india', 'asia']],
  ['Bangalore', ['bengaluru', 'karnataka', 'india', 'asia']],
  ['Austin, TX', ['austin', 'texas', 'united states', 'north america']],
  ['Berlin, DE', ['berlin', 'germany', 'europe']],
  ['Smallville, Germany', ['smallville', 'germany', 'europe']],
  ['London, U.K.', ['london', 'england', 'united kingdom', 'europe']],
  ['Hyderabad, Pakistan', ['hyderabad', 'pakistan', 'asia']],
  ['Cambridge', ['cambridge']],
  ['Tbilisi, Georgia', ['tbilisi', 'georgia', 'asia']],
  ['Abeokuta', ['abeokuta', 'nigeria', 'africa']],
  ['Düsseldorf', ['düsseldorf', 'germany', 'europe']],
  ['Houston', ['houston', 'texas', 'united states', 'north america']],
  ['Guildford, Surrey', ['guildford', 'surrey', 'england', 'united kingdom', 'europe']],
  ['Atlanta, Georgia', ['atlanta', 'georgia', 'united states', 'north america']],
  ['Springfield, IL 62701', ['springfield', 'illinois', 'united states', 'north america']],
  ['Noida', ['noida', 'uttar pradesh', 'delhi ncr', 'india', 'asia']],
  ['Tallgrass', ['tallgrass']],
  ['', []],
])('finds someone who lives at %j in all places that contain it', (place, norms) => {
  expect(placeNorms(place)).toEqual(norms);
});
