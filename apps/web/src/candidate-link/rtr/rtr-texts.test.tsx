import type { Failure } from '@slotwise/contract/failures';
import { inPseudoLanguage, untranslatedWords } from '@slotwise/test-data/pseudo-language';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RefusedLink } from '#link-pages/refused-link.tsx';
import { RtrQuestion } from './rtr-question.tsx';

const request = {
  candidateName: 'Meera Iyer',
  supplierName: 'Globex',
  supplierContactName: 'Ravi Nair',
  supplierContactEmail: 'ravi@globex.example',
  clientName: 'Northbridge',
  jobTitle: 'Engineer',
  jobLocation: 'Pune',
  submittedAt: '2026-11-20T09:00:00.000Z',
  ownershipDays: 180,
  rtrAt: null,
};
const VALUES = [
  'Meera',
  'Globex',
  'Ravi Nair',
  'ravi@globex.example',
  'Northbridge',
  'Engineer',
  'Pune',
  'Slotwise',
];

/** The visible text of a part and its text for screen readers. */
function listTexts(part: React.ReactElement): string {
  const { container } = inPseudoLanguage(() => render(part));
  const labels = [...container.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label'));
  return [container.textContent, ...labels].join('\n');
}

test.each(['REQUESTED', 'CONFIRMED', 'REFUSED'] as const)(
  'the question to a candidate, %s, shows only words from a catalog',
  (rtrState) => {
    const texts = listTexts(
      <RtrQuestion request={{ ...request, rtrState }} refusal={null} onSay={() => Promise.resolve()} />,
    );
    expect(untranslatedWords(texts, VALUES)).toEqual([]);
  },
);

test('a dead link shows no word that is missing from the catalogs', () => {
  const words = { unreachable: 'Globex', ended: 'Globex' };
  const failures = ['NETWORK', 'LINK_EXPIRED'].map((code): Failure => ({
    status: 'error',
    code,
    message: [],
  }));
  for (const failure of [null, ...failures]) {
    const texts = listTexts(
      <RefusedLink failure={failure} words={words} company="Globex" onRetry={() => {}} />,
    );
    expect(untranslatedWords(texts, VALUES)).toEqual([]);
  }
});
