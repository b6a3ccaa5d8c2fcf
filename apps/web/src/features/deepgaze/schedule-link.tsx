import { ActionIcon, Button } from '@mantine/core';
import { CalendarPlus } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '#navigation/paths.ts';
import { usePermission } from '#state/use-permission.ts';
import { DEEPGAZE } from './deepgaze.texts.ts';

type Props = { resumeId: string; candidateName: string; fileName: string; isNamed?: boolean };

/** A link to a new meeting, filled in from the resume. */
export function ScheduleLink({ resumeId, candidateName, fileName, isNamed = false }: Props) {
  const maySchedule = usePermission('create_meeting');
  if (!maySchedule) return null;
  const label = DEEPGAZE.scheduleOne({ name: candidateName || fileName });
  const to = paths.newMeeting({ resume: resumeId });
  if (!isNamed) {
    return (
      <ActionIcon
        component={Link}
        className="touch-square"
        to={to}
        size={30}
        variant="default"
        aria-label={label}
        title={DEEPGAZE.schedule()}
      >
        <CalendarPlus size={15} aria-hidden />
      </ActionIcon>
    );
  }
  return (
    <Button
      component={Link}
      className="touch-square"
      to={to}
      size="xs"
      variant="default"
      leftSection={<CalendarPlus size={14} aria-hidden />}
      aria-label={label}
    >
      {DEEPGAZE.schedule()}
    </Button>
  );
}
