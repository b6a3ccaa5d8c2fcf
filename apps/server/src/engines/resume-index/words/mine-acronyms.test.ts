import { describe, expect, test } from 'vitest';
import { mineAcronyms } from './mine-acronyms.ts';

function minedFrom(text: string): [string, string][] {
  const found: [string, string][] = [];
  mineAcronyms(text, (short, long) => found.push([short, long]));
  return found;
}

describe('the acronyms that a resume explains', () => {
  test.each([
    ['ran Customer Relationship Management (CRM) for shops', [['crm', 'customer relationship management']]],
    ['SLA (Service Level Agreement) of two hours', [['sla', 'service level agreement']]],
    ['Bachelor of Engineering (BE)', [['be', 'bachelor of engineering']]],
    ['Request for Proposals (RFPs)', []],
    ['Service Level Agreements (SLAs)', [['sla', 'service level agreements']]],
    ['worked in Pune (India)', []],
    ['the Team (CRM)', []],
    ['My Own Company (MOC)', []],
  ])('%s', (text, found) => {
    expect(minedFrom(text)).toEqual(found);
  });

  test('are not read from part of a word', () => {
    const words = ['a', 'b', 'c', 'd', 'e'].map((first) => first.padEnd(15, 'x')).join(' ');
    expect(minedFrom(`An ${words} (ABCDE)`)).toHaveLength(1);
    expect(minedFrom(`An${words} (ABCDE)`)).toEqual([]);
  });
});
