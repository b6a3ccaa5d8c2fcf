import { Radio, Textarea } from '@mantine/core';
import { CHANGE_REASONS, type ChangeReason } from '@slotwise/contract/bookings/bookings.schema';
import { Card } from '#ui/page/card.tsx';
import { changeReasonWords } from '#features/bookings/history/change-words.model.ts';
import classes from './reschedule.module.css';
import type { TypedReason } from './use-reason.ts';
import { RESCHEDULE } from './reschedule.texts.ts';

type Props = {
  reason: TypedReason;
  error: string;
  onChange: (changes: Partial<TypedReason>) => void;
};

/** Reasons to cancel a meeting for good are no reasons to move it. */
const NO_MOVE: readonly ChangeReason[] = ['POSITION_CLOSED', 'POSITION_ON_HOLD', 'DUPLICATE'];
const REASONS = CHANGE_REASONS.filter((code) => !NO_MOVE.includes(code));

/** Why the meeting moves; the code is stored in its history, the text goes to everyone. */
export function ReasonCard({ reason: { code, text }, error, onChange }: Props) {
  return (
    <Card title={RESCHEDULE.reason()} padded>
      <Radio.Group
        aria-label={RESCHEDULE.reason()}
        value={code}
        onChange={(chosen) => onChange({ code: chosen as ChangeReason })}
        error={error}
      >
        <div className={classes.reasons}>
          {REASONS.map((one) => (
            <Radio
              key={one}
              value={one}
              label={changeReasonWords()[one]}
              aria-invalid={error !== '' || undefined}
            />
          ))}
        </div>
      </Radio.Group>
      <Textarea
        label={RESCHEDULE.note()}
        mt={error ? 'sm' : undefined}
        description={RESCHEDULE.noteHint()}
        maxLength={1000}
        minRows={2}
        value={text}
        onChange={({ currentTarget }) => onChange({ text: currentTarget.value })}
      />
    </Card>
  );
}
