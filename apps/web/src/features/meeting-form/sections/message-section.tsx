import type { MeetingMode } from '@slotwise/contract/bookings/bookings.schema';
import { MODE_WORDS } from '@slotwise/contract/words';
import { Input, SegmentedControl, Textarea, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { selectOwnRecord } from '#state/recruiter.slice.ts';
import { FieldStack } from '#ui/fields/field-row.tsx';
import type { MeetingForm } from '#features/bookings/meeting-values/meeting-form.model.ts';

const MODES = (['VIDEO', 'PHONE', 'ONSITE'] as const).map((mode) => ({
  value: mode,
  label: MODE_WORDS[mode],
}));

type Props = {
  form: MeetingForm;
  /** The documents of the meeting. */
  children?: ReactNode;
};

/** Where to meet, what the invitation says besides the facts, and what the panel finds with it. */
export function MessageSection({ form, children }: Props) {
  const { mode } = form.values;
  const offersRooms = useSelector(selectOwnRecord)?.offersVideoRooms;
  const field = form.getInputProps;
  return (
    <FieldStack>
      <div>
        <Input.Label component="div" id="meeting-mode">
          How they meet
        </Input.Label>
        <SegmentedControl
          fullWidth
          maw={420}
          aria-labelledby="meeting-mode"
          data={MODES}
          value={mode}
          onChange={(chosen) => form.setFieldValue('mode', chosen as MeetingMode)}
        />
      </div>
      {mode === 'VIDEO' && (
        <TextInput
          label="Video link"
          {...(offersRooms && { description: 'Left empty, a video room is made when you schedule' })}
          placeholder="https://"
          autoComplete="off"
          {...field('meetingLink')}
        />
      )}
      {mode === 'PHONE' && (
        <TextInput
          label="Dial-in"
          placeholder="Number to call, and a code if there is one"
          {...field('dialIn')}
        />
      )}
      {mode === 'ONSITE' && (
        <TextInput label="Venue" placeholder="Address, floor, who to ask for" {...field('venue')} />
      )}
      <Textarea
        label="Notes"
        description="Part of the invitation: everybody invited reads them, the candidate too"
        maxLength={4000}
        {...field('instructions')}
      />
      {children}
    </FieldStack>
  );
}
