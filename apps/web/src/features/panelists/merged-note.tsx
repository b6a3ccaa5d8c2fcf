import { Merge as MergeSign } from 'lucide-react';
import { AlertNote } from '#ui/notes/alert-note.tsx';
import type { Merge } from './merge.model.ts';

const AND = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** After someone else was faster: what they changed, that nothing typed is lost, and that nothing is saved yet. */
export const MergedNote = ({ merge: { theirs, both } }: { merge: Merge }) => (
  <AlertNote sign={MergeSign} tone="waiting">
    <p>
      Someone changed this first.
      {theirs.length > 0 && ` Now from them: ${AND.format(theirs)}.`}
      {both.length > 0 && ` You both changed ${AND.format(both)}; yours stands here.`} What you typed is not
      saved yet: look it over and save again.
    </p>
  </AlertNote>
);
