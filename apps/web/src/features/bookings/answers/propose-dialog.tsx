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
import { ANSWERS } from './answers.texts.ts';

type Props = { asked: Asked; hasDeclined: boolean; onDone: () => void; onClose: () => void };

const toTexts = () => ({ label: ANSWERS.times(), none: '', add: ANSWERS.addTime() });

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
      title={ANSWERS.proposeTitle()}
      keep={ANSWERS.notNow()}
      confirm={ANSWERS.proposeAct()}
      size={620}
      act={act}
      candidateName={asked.candidateName}
      isComplete={isComplete}
      onClose={onClose}
    >
      <p>{ANSWERS.proposeHint({ name: asked.recruiterName })}</p>
      <CandidateTimes
        {...typed}
        usualZone={zone}
        texts={toTexts()}
        most={LIMITS.proposedSlotsMax}
        findError={(field) => isChecked && problems[field]}
        onChange={setTyped}
      />
      <Checkbox
        label={ANSWERS.away()}
        checked={isAway}
        onChange={({ currentTarget }) => setAway(currentTarget.checked)}
      />
      <Textarea
        label={ANSWERS.note()}
        maxLength={1000}
        value={comments}
        onChange={({ currentTarget }) => setComments(currentTarget.value)}
      />
    </ActDialog>
  );
}

const findProblems = (windows: Parameters<typeof windowProblems>[0]): Record<string, string> =>
  windows.length === 0 ? { '': ANSWERS.noTime() } : windowProblems(windows);
