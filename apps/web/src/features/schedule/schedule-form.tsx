import { useState, type ReactNode } from 'react';
import { useFocusLeave } from '#lib/use-focus-leave.ts';
import { useNow } from '#lib/dates/use-now.ts';
import { paths } from '#navigation/paths.ts';
import { useAppDispatch } from '#state/use-app-dispatch.ts';
import { CrumbLink } from '#ui/text/crumb-link.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { mailedPeople } from '#features/bookings/bookings.actions.ts';
import { CandidateSection } from '#features/meeting-form/sections/candidate-section.tsx';
import { DocumentsField } from '#features/meeting-form/sections/documents-field.tsx';
import { DraftActs } from './drafts/draft-acts.tsx';
import { DraftNotes } from './drafts/draft-notes.tsx';
import { JobSection } from '#features/meeting-form/sections/job-section.tsx';
import { LeaveQuestion } from '#ui/dialogs/leave-question.tsx';
import { endProblem } from '#features/meeting-form/values/meeting-end.model.ts';
import type { FieldErrors } from '#features/meeting-form/values/meeting-validation.model.ts';
import { chosenTime } from '#features/bookings/meeting-values/meeting-values.model.ts';
import { LinkSent } from './link-sent.tsx';
import { MessageSection } from '#features/meeting-form/sections/message-section.tsx';
import { PanelSection } from '#features/meeting-form/sections/panel-section.tsx';
import { invitedPeople } from '#features/bookings/meeting-values/people.model.ts';
import { discardDraft } from './drafts/drafts.actions.ts';
import { NoVideoLink } from './no-video-link.tsx';
import { ScheduleFoot } from './schedule-foot.tsx';
import { SectionedPage } from '#features/meeting-form/page/sectioned-page.tsx';
import { toSteps, type StepId } from '#features/meeting-form/values/steps.model.ts';
import { timeRefusal } from '#features/meeting-form/values/time-refusal.model.ts';
import { TimeSection } from '#features/meeting-form/sections/time-section.tsx';
import { toDraftId } from './drafts/use-autosave.ts';
import { useChosenJob } from '#features/bookings/use-chosen-job.ts';
import { useDraftConflict } from './drafts/use-draft-conflict.ts';
import { useDraftDocuments } from './drafts/use-draft-documents.ts';
import type { MeetingStart } from './drafts/use-meeting-start.ts';
import { useResumeOfOrigin } from './use-resume-of-origin.ts';
import { useSchedule } from './use-schedule.ts';
import { WhoChooses, WhoChoosesSwitch } from './who-chooses.tsx';

type Props = { start: MeetingStart; onDraft: (bookingId: string) => void };

/** One filling of the form of a new meeting, kept as a draft while it is typed into. */
export function ScheduleForm({ start, onDraft }: Props) {
  const { form, me, root, values, refusal, submit, keeping, isUnsaved, ...schedule } = useSchedule(
    start,
    onDraft,
  );
  const dispatch = useAppDispatch();
  const conflict = useDraftConflict(form, keeping);
  const documents = useDraftDocuments(form, keeping);
  useResumeOfOrigin(start, documents.attach);
  const now = useNow();
  const job = useChosenJob(values.jdId);
  // The person who reaches for something outside may be about to leave.
  useFocusLeave(root, keeping.autosave.flush);
  const [isDiscarded, setDiscarded] = useState(false);

  const discard = async () => {
    const draft = toDraftId(keeping.kept.current);
    await keeping.autosave.stop();
    setDiscarded(true);
    if (draft) await dispatch(discardDraft(draft));
  };
  const time = chosenTime(values);
  const timeRefused = time && timeRefusal(time, now);
  const possible = timeRefused ? null : time;
  const people = invitedPeople(values, me);
  const parts: Record<StepId, ReactNode> = {
    candidate: <CandidateSection form={form} origin={start.origin} />,
    job: <JobSection form={form} job={job} onTime={refusal.forgetTime} />,
    panel: <PanelSection form={form} job={job} time={possible} now={now} onChange={refusal.forgetTime} />,
    time: (
      <WhoChooses form={form} timeZone={values.timeZone} now={now}>
        <TimeSection
          form={form}
          timeZone={values.timeZone}
          time={time}
          now={now}
          refusal={refusal.refusedTime}
          people={people}
          moved={null}
          mayChangePanel
          onChange={refusal.forgetTime}
        />
      </WhoChooses>
    ),
    message: (
      <MessageSection form={form}>
        <DocumentsField
          documents={documents.documents}
          onAttach={documents.attach}
          onRemove={documents.remove}
        />
      </MessageSection>
    ),
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
          <DraftActs state={keeping.state} draft={keeping.draft} timeZone={me.timeZone} onDiscard={discard} />
        }
      />
      <SectionedPage
        steps={toSteps(values, possible, form.errors as FieldErrors)}
        parts={parts}
        hints={{ time: <WhoChoosesSwitch form={form} timeZone={values.timeZone} now={now} /> }}
        mainPart="time"
      >
        <DraftNotes
          start={start}
          conflict={conflict}
          ownEmail={me.email}
          bookingId={keeping.draft?.bookingId ?? ''}
          onKeepMine={() => {
            schedule.startAnother();
            conflict.keepMine();
          }}
        />
        <ScheduleFoot
          time={time}
          timeRefused={timeRefused ?? (time && endProblem(values))}
          people={mailedPeople(people)}
          candidateChooses={values.choosing !== null}
          unanswered={refusal.refusal?.code === 'NETWORK'}
          savedBefore={refusal.refusal?.code === 'IDEMPOTENCY_KEY_REUSED'}
          onScheduleAnother={schedule.startAnother}
        />
      </SectionedPage>
      <NoVideoLink form={form} {...schedule.linkQuestion} />
      {schedule.sent && <LinkSent sent={schedule.sent} />}
      <LeaveDraft isUnsaved={() => !isDiscarded && isUnsaved()} />
    </form>
  );
}

const LeaveDraft = ({ isUnsaved }: { isUnsaved: () => boolean }) => (
  <LeaveQuestion
    isUnsaved={isUnsaved}
    title="Leave with changes that are not saved?"
    text="The last things you typed could not be kept as a draft and are lost. No one has been invited yet."
  />
);
