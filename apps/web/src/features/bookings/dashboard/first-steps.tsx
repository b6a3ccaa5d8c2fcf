import { Button } from '@mantine/core';
import { useSelector } from 'react-redux';
import { Link } from 'react-router';
import { readMailWay } from '#api/read-mail-way.ts';
import { useLoaded } from '#lib/use-loaded.ts';
import { ownTimeZone, presentZoneName, zoneLabel } from '#lib/zone-label.ts';
import { paths } from '#navigation/paths.ts';
import { selectUser } from '#state/recruiter.slice.ts';
import { usePermission } from '#state/use-permission.ts';
import { Card } from '#ui/card.tsx';
import type { Viewer } from '../meeting-clock.model.ts';
import { readPanelists } from './dashboard.actions.ts';
import { Step, type FirstStep } from './first-step.tsx';
import classes from './first-steps.module.css';
import { mailStep } from './mail-step.tsx';
import { useHiddenSteps } from './use-hidden-steps.ts';

type Props = {
  viewer: Viewer;
  /** Panelists that are only sample data are nobody who can be asked. */
  samplePanelists: number;
};

/** What a new organisation does first, with what is already done; nothing once somebody put it away. */
export function FirstSteps({ viewer, samplePanelists }: Props) {
  const { email, userId } = useSelector(selectUser);
  const mayAdd = usePermission('add_panelist');
  const all = useLoaded('panelists', () => readPanelists(1)).data?.page.total ?? 0;
  const mail = useLoaded('mail', readMailWay).data;
  const { isHidden, hide } = useHiddenSteps(userId);
  if (isHidden) return null;

  const isInZone = presentZoneName(viewer.timeZone) === ownTimeZone();
  const hasPanelist = all > samplePanelists;
  const next = hasPanelist || !mayAdd ? 'schedule' : 'panelist';
  const link = (to: string, words: string, stands: boolean) => (
    <Button component={Link} to={to} size="xs" variant={stands ? 'filled' : 'default'}>
      {words}
    </Button>
  );
  const steps: FirstStep[] = [
    mailStep(email, mail?.data),
    {
      title: 'Set your time zone',
      text: isInZone
        ? `${zoneLabel(viewer.timeZone, viewer.now)}, as this computer has it`
        : `You are set to ${zoneLabel(viewer.timeZone, viewer.now)}, this computer to ${zoneLabel(ownTimeZone(), viewer.now)}`,
      done: isInZone,
      act: link(paths.profile(), 'Open profile', false),
    },
    {
      title: 'Add a panelist',
      text: mayAdd
        ? 'Their weekly hours show when they can be asked'
        : 'An administrator of your organization does this',
      done: hasPanelist,
      act: mayAdd && link(paths.panelists(), 'Add panelist', next === 'panelist'),
    },
    {
      title: 'Schedule your first interview',
      text: 'Everybody gets the invitation in their own calendar',
      done: false,
      act: link(paths.newMeeting(), 'Schedule', next === 'schedule'),
    },
  ];
  return (
    <Card
      title={`Set up, ${steps.filter(({ done }) => done).length} of ${steps.length} done`}
      aside={
        <Button size="compact-sm" variant="subtle" onClick={hide}>
          Hide these steps
        </Button>
      }
    >
      <ol className={classes.steps}>
        {steps.map((step, i) => (
          <Step key={step.title} {...step} position={i + 1} />
        ))}
      </ol>
    </Card>
  );
}
