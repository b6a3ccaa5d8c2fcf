import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import type { MeetingForm } from '#features/bookings/meeting-values/meeting-form.model.ts';
import { SCHEDULE } from './schedule.texts.ts';

type Props = { form: MeetingForm; opened: boolean; onSchedule: () => void; onClose: () => void };

/** Asks once for the missing link of a video meeting, before anyone is mailed about it. */
export function NoVideoLink({ form, opened, onSchedule, onClose }: Props) {
  const hasLink = form.values.meetingLink.trim() !== '';
  const who = form.values.choosing ? 'CANDIDATE' : 'RECRUITER';
  return (
    <Modal opened={opened} onClose={onClose} size={480} title={SCHEDULE.askNoLink({ who })}>
      <Stack gap={16}>
        <Text fz={14}>{SCHEDULE.noLinkHint({ who })}</Text>
        <TextInput
          data-autofocus
          label={SCHEDULE.videoLink()}
          placeholder="https://"
          autoComplete="off"
          {...form.getInputProps('meetingLink')}
        />
        <Group gap={8} justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {SCHEDULE.back()}
          </Button>
          <Button onClick={onSchedule}>
            {hasLink ? SCHEDULE.withLink({ who }) : SCHEDULE.withoutLink({ who })}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
