import type { versionConflictSchema } from '@slotwise/contract/booking-parts/life.schema';
import { Button } from '@mantine/core';
import { UsersRound } from 'lucide-react';
import { useId, useState } from 'react';
import type * as z from 'zod/mini';
import { printWallTime } from '#lib/dates/wall-time.ts';
import { wallTimeAt } from '#lib/dates/zone-time.ts';
import { useViewerZone } from '#state/viewer-zone.ts';
import { AlertNote } from '#ui/notes/alert-note.tsx';
import { StepText } from '../history/step-text.tsx';
import { stepWords } from '../history/step-words.model.ts';
import { PARTS } from '../meeting-parts.texts.ts';
import { namesText } from '../meeting-values/meeting-words.model.ts';

type Props = {
  conflict: z.infer<typeof versionConflictSchema>;
  candidateName: string;
  trying: boolean;
  onTryAgain: () => void;
};

/** Someone was faster: shows who did what, and a button to do the same on the new state. Nothing typed is lost. */
export function VersionConflict({ conflict: { changes }, candidateName, trying, onTryAgain }: Props) {
  const timeZone = useViewerZone();
  const listId = useId();
  const [isShown, setShown] = useState(false);
  const names = [...new Set(changes.map((step) => stepWords(step, candidateName).who))];
  return (
    <AlertNote sign={UsersRound} tone="waiting">
      <p className="bold">{PARTS.changedFirst({ count: names.length, names: namesText(names) })}</p>
      <p>{PARTS.nothingSaved()}</p>
      {isShown && (
        <ul className="stack gap-2xs mt-xs tabular" id={listId} aria-label={PARTS.changes()}>
          {changes.map((step) => {
            const words = stepWords(step, candidateName);
            return (
              <li key={step.step}>
                <b>
                  <StepText words={words} />
                </b>
                <span className="fine block">
                  {[words.who, printWallTime(wallTimeAt(Date.parse(step.at), timeZone)), ...words.notes].join(
                    ' · ',
                  )}
                </span>
              </li>
            );
          })}
        </ul>
      )}
      <div className="flow mt-xs">
        {changes.length > 0 && (
          <Button
            size="xs"
            variant="default"
            aria-expanded={isShown}
            aria-controls={isShown ? listId : undefined}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? PARTS.hideChange() : PARTS.showChange()}
          </Button>
        )}
        <Button size="xs" variant="default" loading={trying} onClick={onTryAgain}>
          {PARTS.tryAgainOnNew()}
        </Button>
      </div>
    </AlertNote>
  );
}
