import { language } from '@slotwise/contract/language';
import { Merge as MergeSign } from 'lucide-react';
import { AlertNote } from '#ui/notes/alert-note.tsx';
import type { Merge } from './merge.model.ts';
import { HOURS } from './hours/hours.texts.ts';

/** A list in the reader's language; `none` if it is empty. */
const listed = (fields: string[]) => new Intl.ListFormat(language.locale).format(fields) || 'none';

/** After someone else was faster: says what they changed, that nothing typed is lost, and that nothing is saved yet. */
export const MergedNote = ({ merge: { theirs, both } }: { merge: Merge }) => (
  <AlertNote sign={MergeSign} tone="waiting">
    <p>{HOURS.merged({ theirs: listed(theirs), both: listed(both) })}</p>
  </AlertNote>
);
