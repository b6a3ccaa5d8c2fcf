import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import type { MeetingForm } from '#features/bookings/meeting-values/meeting-form.model.ts';

type Props = { form: MeetingForm; opened: boolean; onSchedule: () => void; onClose: () => void };

/** Asks once for the link of a video meeting that has none, before everyone is invited to it. */
export function NoVideoLink({ form, opened, onSchedule, onClose }: Props) {
  const hasLink = form.values.meetingLink.trim() !== '';
  return (
    <Modal opened={opened} onClose={onClose} size={480} title="Schedule without a video link?">
      <Stack gap={16}>
        <Text fz={14}>
          The invitation will say ‘Video meeting’ and nothing more. You can add the link later; everyone then
          gets an updated invitation.
        </Text>
        <TextInput
          data-autofocus
          label="Video link"
          placeholder="https://"
          autoComplete="off"
          {...form.getInputProps('meetingLink')}
        />
        <Group gap={8} justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Back
          </Button>
          <Button onClick={onSchedule}>{hasLink ? 'Schedule' : 'Schedule without a link'}</Button>
        </Group>
      </Stack>
    </Modal>
  );
}
