import type { MeetingMode } from '@slotwise/contract/bookings/bookings.schema';
import { MODE_WORDS } from '@slotwise/contract/words';
import { Input, SegmentedControl, Textarea, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { selectOwnRecord } from '#state/recruiter.slice.ts';
import { FieldStack } from '#ui/fields/field-row.tsx';
import type { MeetingForm } from '#features/bookings/meeting-values/meeting-form.model.ts';
import { MEETING_FORM } from '#features/meeting-form/values/meeting-form.texts.ts';

const MODES = (['VIDEO', 'PHONE', 'ONSITE'] as const).map((mode) => ({
  value: mode,
  label: MODE_WORDS[mode],
}));

type Props = {
  form: MeetingForm;
  /** The documents of the meeting. */
  children?: ReactNode;
};

/** Where to meet, what the invitation says besides the facts, and the documents for the panel. */
export function MessageSection({ form, children }: Props) {
  const { mode } = form.values;
  const offersRooms = useSelector(selectOwnRecord)?.offersVideoRooms;
  const field = form.getInputProps;
  return (
    <FieldStack>
      <div>
        <Input.Label component="div" id="meeting-mode">
          {MEETING_FORM.mode()}
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
          label={MEETING_FORM.videoLink()}
          {...(offersRooms && { description: MEETING_FORM.roomMade() })}
          placeholder="https://"
          autoComplete="off"
          {...field('meetingLink')}
        />
      )}
      {mode === 'PHONE' && (
        <TextInput
          label={MEETING_FORM.dialIn()}
          placeholder={MEETING_FORM.dialInHint()}
          {...field('dialIn')}
        />
      )}
      {mode === 'ONSITE' && (
        <TextInput label={MEETING_FORM.venue()} placeholder={MEETING_FORM.venueHint()} {...field('venue')} />
      )}
      <Textarea
        label={MEETING_FORM.notes()}
        description={MEETING_FORM.notesHint()}
        maxLength={4000}
        {...field('instructions')}
      />
      {children}
    </FieldStack>
  );
}
