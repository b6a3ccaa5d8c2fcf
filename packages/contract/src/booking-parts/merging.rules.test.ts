import { expect, test } from 'vitest';
import { toDraft, type ScorecardDraft } from './feedback.rules.ts';
import { DEFAULT_SCORECARD } from './feedback.schema.ts';
import {
  chooseSide,
  groundAfter,
  joinDraft,
  mergeDrafts,
  partName,
  partWords,
  isSameAnswer,
  takePart,
  type DraftPart,
} from './merging.rules.ts';

const blank = toDraft(DEFAULT_SCORECARD, undefined);
const draft = (changes: Partial<ScorecardDraft>): ScorecardDraft => ({ ...blank, ...changes });
const rate = (from: ScorecardDraft, name: string, rating: number): ScorecardDraft => ({
  ...from,
  attributes: from.attributes.map((rated) => (rated.name === name ? { ...rated, rating } : rated)),
});
const aFile = (documentId: string) => ({ documentId, fileName: `${documentId}.pdf`, size: 1 });

test('merges changes to different parts without asking', () => {
  const mine = rate(draft({ strengths: 'Clear' }), 'Communication', 5);
  const theirs = rate(draft({ concerns: 'Slow' }), 'Problem solving', 2);
  const { merged, conflicts } = mergeDrafts(blank, mine, theirs);
  expect(conflicts).toEqual([]);
  expect(merged).toEqual(
    rate(rate(draft({ strengths: 'Clear', concerns: 'Slow' }), 'Communication', 5), 'Problem solving', 2),
  );
});

test('treats two different changes to one text as a conflict that keeps mine and can take theirs', () => {
  const mine = draft({ summary: 'Written on the phone' });
  const theirs = draft({ summary: 'Written on the desk' });
  const { merged, conflicts } = mergeDrafts(blank, mine, theirs);
  expect(merged).toEqual(mine);
  expect(conflicts).toEqual([{ kind: 'text', name: 'summary' }]);
  expect(conflicts.reduce((form, part) => takePart(form, theirs, part), merged)).toEqual(theirs);
});

test('does not conflict with later edits if the write arrived but its response was lost', () => {
  const sent = draft({ concerns: 'In the lift' });
  const mine = draft({ concerns: 'In the lift, and more', summary: 'Mine' });
  const theirs = draft({ concerns: 'In the lift', summary: 'Theirs' });
  const { merged, conflicts } = mergeDrafts(groundAfter(blank, sent, theirs), mine, theirs);
  expect(merged.concerns).toBe('In the lift, and more');
  expect(conflicts).toEqual([{ kind: 'text', name: 'summary' }]);
});

test('bases a merged form on the server’s state, but on the old base where both differ', () => {
  const base = draft({ summary: 'Old', concerns: 'Old' });
  const mine = draft({ summary: 'Mine', concerns: 'Old' });
  const theirs = draft({ summary: 'Theirs', concerns: 'Theirs' });
  expect(joinDraft({ draft: mine, base, sent: [] }, theirs)).toEqual({
    draft: draft({ summary: 'Mine', concerns: 'Theirs' }),
    base: draft({ summary: 'Old', concerns: 'Theirs' }),
    conflicts: [{ kind: 'text', name: 'summary' }],
  });
});

test('does not conflict with itself after its response was lost', () => {
  const sent = draft({ summary: 'Half' });
  const mine = draft({ summary: 'Half, and the rest' });
  expect(joinDraft({ draft: mine, base: blank, sent: [sent] }, sent)).toMatchObject({
    draft: mine,
    conflicts: [],
  });
});

test('keeps a text empty that one side emptied', () => {
  const base = draft({ privateNote: 'Ask Ananya' });
  expect(mergeDrafts(base, blank, base).merged.privateNote).toBe('');
  expect(mergeDrafts(base, base, blank).merged.privateNote).toBe('');
});

test('treats the same change on both sides as no conflict, and surrounding blanks as no change', () => {
  const { conflicts } = mergeDrafts(blank, draft({ summary: 'Good. ' }), draft({ summary: 'Good.' }));
  expect(conflicts).toEqual([]);
  expect(isSameAnswer(draft({ summary: 'Good. ' }), draft({ summary: 'Good.' }))).toBe(true);
  expect(isSameAnswer(blank, rate(blank, 'Communication', 1))).toBe(false);
});

test('keeps files that either side added and drops files that either side removed', () => {
  const base = draft({ attachments: [aFile('old'), aFile('gone')] });
  const mine = draft({ attachments: [aFile('old'), aFile('gone'), aFile('mine')] });
  const theirs = draft({ attachments: [aFile('old'), aFile('theirs')] });
  const { attachments } = mergeDrafts(base, mine, theirs).merged;
  expect(attachments.map(({ documentId }) => documentId)).toEqual(['old', 'mine', 'theirs']);
});

test('keeps an answer that only one form has', () => {
  const old = { ...blank, attributes: [...blank.attributes, { name: 'Go', rating: 4, comment: 'Fluent' }] };
  expect(mergeDrafts(blank, old, blank).merged.attributes).toContainEqual(old.attributes.at(-1));
});

test('has no conflicts left after a side of each was chosen, and saves the choices', () => {
  const base = draft({ summary: 'Old', concerns: 'Old' });
  const mine = draft({ summary: 'Mine', concerns: 'Mine' });
  const theirs = draft({ summary: 'Theirs', concerns: 'Theirs' });
  const { conflicts: parts, ...joined } = joinDraft({ draft: mine, base, sent: [] }, theirs);
  const [first, second] = parts;
  if (!first || !second) throw new Error('Both texts are in conflict');
  const half = chooseSide({ ...joined, conflict: { theirs, parts } }, first, 'theirs');
  expect(half.conflict).toEqual({ theirs, parts: [second] });
  const whole = chooseSide(half, second, 'mine');
  const chosen = { [first.name]: 'Theirs', [second.name]: 'Mine' };
  expect(whole).toEqual({ draft: draft(chosen), base: theirs, conflict: null });
});

test('shows the conflicting parts by their form labels, with answers in words', () => {
  const written = {
    ...draft({ overallRecommendation: 'STRONG_NO' }),
    identity: { ...blank.identity, cameraOn: false },
  };
  const shown = (part: DraftPart) => [partName(part), partWords(written, part)];
  expect(shown({ kind: 'text', name: 'overallRecommendation' })).toEqual([
    'Your recommendation',
    'Strong no',
  ]);
  expect(shown({ kind: 'identity', name: 'cameraOn' })).toEqual(['Was the camera on?', 'No']);
  expect(shown({ kind: 'comment', name: 'SQL' })).toEqual(['Comment on SQL', '']);
});
