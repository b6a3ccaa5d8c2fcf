import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useNow } from '#lib/use-now.ts';
import { paths } from '#navigation/paths.ts';
import { CrumbLink } from '#ui/crumb-link.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { mailedPeople } from './bookings.actions.ts';
import { CandidateSection } from './schedule/candidate-section.tsx';
import { JobSection } from './schedule/job-section.tsx';
import { LeaveQuestion } from './schedule/leave-question.tsx';
import { endProblem } from './schedule/meeting-end.model.ts';
import type { FieldErrors } from './schedule/meeting-validation.model.ts';
import { chosenTime } from './schedule/meeting-values.model.ts';
import { MessageSection } from './schedule/message-section.tsx';
import { PanelSection } from './schedule/panel-section.tsx';
import { invitedPeople } from './schedule/people.model.ts';
import { ScheduleFoot } from './schedule/schedule-foot.tsx';
import classes from './schedule/schedule-layout.module.css';
import { SectionCard } from './schedule/section-card.tsx';
import { StepList } from './schedule/step-list.tsx';
import { stepsOf, type StepId } from './schedule/steps.model.ts';
import { timeRefusal } from './schedule/time-refusal.model.ts';
import { TimeSection } from './schedule/time-section.tsx';
import { useSchedule } from './schedule/use-schedule.ts';
import { WhoSeesWhat } from './schedule/who-sees-what.tsx';

/** Brings a section into view and puts the focus on its heading, so that Tab goes on from there. */
function goToSection(id: StepId) {
  document.getElementById(id)?.scrollIntoView();
  document.getElementById(`${id}-title`)?.focus({ preventScroll: true });
}

const HINTS: Partial<Record<StepId, string>> = {
  panel: 'Required panelists must be free, optional ones are invited either way',
  time: 'On the clocks of the meeting’s time zone',
};

export default function ScheduleMeetingPage() {
  const { form, me, root, values, refusal, submit, isUnsaved, ...schedule } = useSchedule();
  const now = useNow();
  const [current, setCurrent] = useState<StepId>('candidate');

  const time = chosenTime(values);
  const timeRefused = time && timeRefusal(time, now);
  const possible = timeRefused ? null : time;
  const people = invitedPeople(values, me);
  const steps = stepsOf(values, possible, form.errors as FieldErrors);
  const conflict = refusal?.code === 'SLOT_CONFLICT' ? refusal : null;
  const parts: Record<StepId, ReactNode> = {
    candidate: <CandidateSection form={form} />,
    job: <JobSection form={form} />,
    panel: <PanelSection form={form} time={possible} now={now} onChange={schedule.forgetConflict} />,
    time: (
      <TimeSection
        form={form}
        timeZone={values.timeZone}
        time={time}
        now={now}
        conflict={conflict}
        onChange={schedule.forgetConflict}
      >
        {possible && <WhoSeesWhat people={people} time={possible} />}
      </TimeSection>
    ),
    message: <MessageSection form={form} />,
  };
  return (
    <form ref={root} noValidate onSubmit={submit} aria-label="Schedule Meeting">
      <PageHead
        title="Schedule Meeting"
        crumb={
          <>
            <CrumbLink to={paths.dashboard()}>Home</CrumbLink> / Schedule meeting
          </>
        }
        acts={
          <Button component={Link} to={paths.dashboard()} variant="default">
            Close
          </Button>
        }
      />
      <div className={classes.grid}>
        <div className={classes.side}>
          <StepList steps={steps} current={current} onGo={goToSection} />
        </div>
        <div className={classes.main}>
          {steps.map(({ id, title }) => (
            <SectionCard key={id} id={id} title={title} hint={HINTS[id]} onEnter={() => setCurrent(id)}>
              {parts[id]}
            </SectionCard>
          ))}
          <ScheduleFoot
            time={time}
            timeRefused={timeRefused ?? (time && endProblem(values))}
            people={mailedPeople(people)}
            unanswered={refusal?.code === 'NETWORK'}
            savedBefore={refusal?.code === 'IDEMPOTENCY_KEY_REUSED'}
            onScheduleAnother={schedule.startAnother}
          />
        </div>
      </div>
      <LeaveQuestion isUnsaved={isUnsaved} />
    </form>
  );
}
