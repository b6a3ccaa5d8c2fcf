import type { Change, Relaxation } from '@slotwise/contract/availability/slots.schema';
import type { Panelist } from '@slotwise/contract/panelists/panelists.schema';
import { useState } from 'react';
import { useLatest } from '#lib/use-latest.ts';
import { getMonday } from './shown-week.model.ts';
import { changedFields, isFormChange, takenBack, type Given } from './slot-changes.model.ts';
import { readPanelist } from './find-a-time.actions.ts';
import type { SlotFinderProps, SlotFinderState } from './use-slot-finder.ts';
import { FIND_A_TIME } from './find-a-time.texts.ts';

/** Applies a proposed change to the form or the question; the times are then requested again automatically. */
export function useProposals({ values, onSet }: SlotFinderProps, finder: SlotFinderState) {
  const latest = useLatest(values);
  const [done, setDone] = useState('');

  const apply = async ({ changes, texts, text }: Relaxation) => {
    setDone(FIND_A_TIME.done({ change: text }));
    const replaced = changes.filter((change) => change.kind === 'REPLACE');
    const substitutes = replaced.length > 0 ? await readSubstitutes(replaced) : [];
    let now = latest.current;
    for (const [i, change] of changes.entries()) {
      if (change.kind === 'LOOK_LATER') {
        finder.showWeek(getMonday(change.from));
        continue;
      }
      const { panel, pools, minutes } = now;
      const made = { text: texts[i] ?? text, change, before: { panel, pools, minutes } };
      finder.setGiven((given) => [...given, made]);
      if (!isFormChange(change)) continue;
      const changed = changedFields(now, change, substituteIn(substitutes, change));
      onSet(changed);
      // The next change builds on this one before the form has it.
      now = { ...now, ...changed };
    }
  };
  const takeBack = (taken: Given) => {
    const { change, before, text } = taken;
    setDone(FIND_A_TIME.takenBack({ change: text }));
    finder.setGiven((given) => given.filter((one) => one !== taken));
    if (isFormChange(change)) onSet(takenBack(latest.current, change, before));
  };
  return {
    /** The last change, for people who cannot see the form change. */
    done,
    apply: (proposal: Relaxation) => void apply(proposal),
    takeBack,
  };
}

type Replacement = Extract<Change, { kind: 'REPLACE' }>;

async function readSubstitutes(replaced: Replacement[]): Promise<Panelist[]> {
  const read = await Promise.all(
    replaced.map(({ withPanelistId, withName }) => readPanelist(withPanelistId, withName)),
  );
  return read.filter((one) => one !== null);
}

const substituteIn = (substitutes: Panelist[], change: Change): Panelist | null =>
  (change.kind === 'REPLACE' && substitutes.find((one) => one.panelistId === change.withPanelistId)) || null;
