import type { SampleData } from '@slotwise/contract/sample-data/sample-data.schema';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useAppDispatch } from '#state/use-app-dispatch.ts';
import { usePermission } from '#state/use-permission.ts';
import { EmptyState } from '#ui/notes/empty-state.tsx';
import { onDemand } from '#ui/on-demand.tsx';
import { useDialog } from '#features/bookings/acts/use-dialog.ts';
import { fillWithSampleData } from '../dashboard.actions.ts';
import classes from './sample-data.module.css';
import { FIRST_STEPS } from './first-steps.texts.ts';

const RemoveSampleData = onDemand(async () => (await import('./remove-sample-data.tsx')).RemoveSampleData);

type Props = { sample: SampleData | null };

/** Before the first meeting: what will be listed, and an offer to look around with invented people. */
export function NoInterviews({ sample }: Props) {
  const dispatch = useAppDispatch();
  const mayFill = usePermission('add_panelist') && sample?.canFill === true;
  const [isFilling, setFilling] = useState(false);
  const fill = async () => {
    setFilling(true);
    await dispatch(fillWithSampleData());
    setFilling(false);
  };
  if (!mayFill)
    return <EmptyState title={FIRST_STEPS.noInterviews()} text={FIRST_STEPS.noInterviewsHint()} />;
  return (
    <EmptyState
      title={FIRST_STEPS.noInterviews()}
      text={FIRST_STEPS.sampleHint()}
      act={
        <Button size="xs" variant="default" loading={isFilling} onClick={() => void fill()}>
          {FIRST_STEPS.fill()}
        </Button>
      }
    />
  );
}

/** A note while sample data is present, with a button to remove it. */
export function SampleLine({ sample }: Props) {
  const mayRemove = usePermission('add_panelist');
  const question = useDialog<'remove'>();
  if (!sample?.present) return null;
  const holds = FIRST_STEPS.sample(sample);
  return (
    <div className={classes.line}>
      <p>{FIRST_STEPS.isSample({ sample: holds })}</p>
      {mayRemove && (
        <Button
          size="xs"
          variant="default"
          onClick={({ currentTarget }) => question.open('remove', currentTarget)}
        >
          {FIRST_STEPS.askRemove()}
        </Button>
      )}
      <RemoveSampleData opened={question.name !== null} holds={holds} onClose={question.close} />
    </div>
  );
}
