import { listPanelists } from '@slotwise/contract/panelists/panelists.endpoints';
import { Button, VisuallyHidden } from '@mantine/core';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router';
import { callApi } from '#api/call-api.ts';
import { useLoaded } from '#lib/use-loaded.ts';
import { paths } from '#navigation/paths.ts';
import { selectUser } from '#state/recruiter.slice.ts';
import { usePermission } from '#state/use-permission.ts';
import { Card } from '#ui/card.tsx';
import classes from './first-steps.module.css';

const countPanelists = async () => callApi(listPanelists, { query: { page: '1', pageSize: '1' } });

/** What a new organisation does first, with what is already done. */
export function FirstSteps() {
  const { email } = useSelector(selectUser);
  const mayAdd = usePermission('add_panelist');
  const panelists = useLoaded('panelists', countPanelists).data?.page.total ?? 0;
  const next = panelists === 0 && mayAdd ? 'panelist' : 'schedule';
  const steps: Omit<StepProps, 'position'>[] = [
    { title: 'Verify your e-mail', text: email, done: true },
    {
      title: 'Add a panelist',
      text: mayAdd
        ? 'Their weekly hours show when they can be asked'
        : 'An administrator of your organisation does this',
      done: panelists > 0,
      act: mayAdd && (
        <Button
          component={Link}
          to={paths.panelists()}
          size="xs"
          variant={next === 'panelist' ? 'filled' : 'default'}
        >
          Add panelist
        </Button>
      ),
    },
    {
      title: 'Schedule your first interview',
      text: 'Everybody gets the invitation in their own calendar',
      done: false,
      act: (
        <Button
          component={Link}
          to={paths.newMeeting()}
          size="xs"
          variant={next === 'schedule' ? 'filled' : 'default'}
        >
          Schedule
        </Button>
      ),
    },
  ];
  const done = steps.filter((step) => step.done).length;
  return (
    <Card title={`Set up, ${done} of ${steps.length} done`}>
      <ol className={classes.steps}>
        {steps.map((step, i) => (
          <Step key={step.title} {...step} position={i + 1} />
        ))}
      </ol>
    </Card>
  );
}

type StepProps = { title: string; text: string; done: boolean; act?: ReactNode; position: number };

function Step({ title, text, done, act, position }: StepProps) {
  return (
    <li className={classes.step} data-done={done || undefined}>
      <span className={classes.mark} aria-hidden>
        {done ? <Check size={14} strokeWidth={3} /> : position}
      </span>
      <span className={classes.words}>
        <span className={classes.title}>
          {title}
          {done && <VisuallyHidden> (done)</VisuallyHidden>}
        </span>
        <span className={classes.text}>{text}</span>
      </span>
      {!done && act}
    </li>
  );
}
