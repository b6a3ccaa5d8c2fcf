import '#ui/theme/all-components.css';
import { LIMITS } from '@slotwise/contract/limits';
import { Checkbox, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useAppDispatch } from '#state/use-app-dispatch.ts';
import { useViewerZone } from '#state/viewer-zone.ts';
import { ActDialog } from '../acts/act-dialog.tsx';
import { EMPTY_WINDOW, windowProblems, writtenWindows } from '../meeting-values/candidate-times.model.ts';
import { CandidateTimes } from '../candidate/candidate-times.tsx';
import { useBookingAct } from '../acts/use-booking-act.ts';
import { answerMeeting } from './answers.actions.ts';
import type { Asked } from './asked.model.ts';

type Props = { asked: Asked; hasDeclined: boolean; onDone: () => void; onClose: () => void };

const TEXTS = { label: 'Times that would suit you', none: '', add: 'Add another time' };

/** Asks for times that would suit better; the present one stays until someone moves it. */
export function ProposeDialog({ asked, hasDeclined, onDone, onClose }: Props) {
  const dispatch = useAppDispatch();
  const zone = useViewerZone();
  const [typed, setTyped] = useState({ windows: [EMPTY_WINDOW], windowsZone: zone });
  const [comments, setComments] = useState('');
  const [isAway, setAway] = useState(hasDeclined);
  const [isChecked, setChecked] = useState(false);
  const problems = findProblems(typed.windows);
  const act = useBookingAct(
    asked,
    (on) =>
      dispatch(
        answerMeeting(on, {
          answer: isAway ? 'DECLINED' : 'TENTATIVE',
          comments: comments.trim(),
          proposals: writtenWindows(typed.windows, typed.windowsZone).map(({ start, end, timeZone }) => ({
            startTime: start,
            endTime: end,
            timeZone,
          })),
        }),
      ),
    onDone,
  );
  const isComplete = () => {
    setChecked(true);
    return Object.keys(problems).length === 0;
  };
  return (
    <ActDialog
      title="Propose other times"
      keep="Not now"
      confirm="Propose"
      size={620}
      act={act}
      candidateName={asked.candidateName}
      isComplete={isComplete}
      onClose={onClose}
    >
      <p>{asked.recruiterName} is notified at once. The time stays as it is until it is moved.</p>
      <CandidateTimes
        {...typed}
        usualZone={zone}
        texts={TEXTS}
        most={LIMITS.proposedSlotsMax}
        findError={(field) => isChecked && problems[field]}
        onChange={setTyped}
      />
      <Checkbox
        label="I cannot come at the present time"
        checked={isAway}
        onChange={({ currentTarget }) => setAway(currentTarget.checked)}
      />
      <Textarea
        label="Note, if you like"
        maxLength={1000}
        value={comments}
        onChange={({ currentTarget }) => setComments(currentTarget.value)}
      />
    </ActDialog>
  );
}

const findProblems = (windows: Parameters<typeof windowProblems>[0]): Record<string, string> =>
  windows.length === 0 ? { '': 'Name at least one time' } : windowProblems(windows);
