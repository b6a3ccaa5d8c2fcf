import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { spanText } from '#lib/date-text.ts';
import { useNow } from '#lib/use-now.ts';
import { zoneLabel } from '#lib/zone-label.ts';
import { paths } from '#navigation/paths.ts';
import { useAppDispatch } from '#state/use-app-dispatch.ts';
import { PageHead } from '#ui/page-head.tsx';
import { ActRefusal } from '../act-refusal.tsx';
import { mailedPeople } from '../bookings.actions.ts';
import type { ViewedBooking } from '../bookings.slice.ts';
import { attachDocuments, removeDocument } from '../documents/documents.actions.ts';
import { CandidateSection } from '../schedule/candidate-section.tsx';
import { DocumentsField } from '../schedule/documents-field.tsx';
import { JobSection } from '../schedule/job-section.tsx';
import { LeaveQuestion } from '#ui/leave-question.tsx';
import type { FieldErrors } from '../schedule/meeting-validation.model.ts';
import { chosenTime } from '../schedule/meeting-values.model.ts';
import { MessageSection } from '../schedule/message-section.tsx';
import { PanelSection } from '../schedule/panel-section.tsx';
import { invitedPeople } from '../schedule/people.model.ts';
import { MEETING_HINTS, SectionedPage } from '../schedule/sectioned-page.tsx';
import { stepsOf, type StepId } from '../schedule/steps.model.ts';
import { useChosenJob } from '../schedule/use-chosen-job.ts';
import { EditFoot } from './edit-foot.tsx';
import { MeetingCrumb } from './meeting-crumb.tsx';
import { changesOf, isUnchanged } from './meeting-changes.model.ts';
import { tellingOf } from './telling.model.ts';
import { MovableTime } from './movable-time.tsx';
import { useEdit } from './use-edit.ts';

/** A scheduled meeting in the form it was made with; only what is changed is sent. */
export function EditForm({ booking }: { booking: ViewedBooking }) {
  const { form, root, base, baseValues, host, refusal, ...edit } = useEdit(booking);
  const dispatch = useAppDispatch();
  const now = useNow();
  const { values } = form;
  const job = useChosenJob(values.jdId);
  const time = chosenTime(values);
  const people = invitedPeople(values, host);
  const { refusedTime } = refusal;
  const { bookingId, candidateDetails } = base;

  const parts: Record<StepId, ReactNode> = {
    candidate: <CandidateSection form={form} />,
    job: <JobSection form={form} job={job} onTime={null} />,
    panel: <PanelSection form={form} job={job} time={time} now={now} onChange={refusal.forget} />,
    time: (
      <MovableTime
        form={form}
        booking={base}
        people={people}
        now={now}
        refusal={refusedTime}
        mayChangePanel
        onChange={refusal.forget}
      />
    ),
    message: (
      <MessageSection form={form}>
        <DocumentsField
          documents={base.documents}
          onAttach={(added) => void dispatch(attachDocuments(base, [added])).then(edit.refresh)}
          onRemove={(id) => void dispatch(removeDocument(base, id)).then(edit.refresh)}
        />
      </MessageSection>
    ),
  };
  return (
    <form ref={root} noValidate onSubmit={edit.submit} aria-label="Edit Scheduled Meeting">
      <PageHead
        title="Edit Scheduled Meeting"
        crumb={<MeetingCrumb booking={base} here="Edit" />}
        acts={
          <Button component={Link} to={paths.viewMeeting(bookingId)} variant="default">
            Back to the meeting
          </Button>
        }
      />
      <SectionedPage
        steps={stepsOf(values, time, form.errors as FieldErrors)}
        parts={parts}
        hints={MEETING_HINTS}
      >
        <EditFoot
          when={
            time
              ? `${spanText(time.startWall, time.endWall)}, ${zoneLabel(time.timeZone, time.start)}`
              : 'No time chosen yet'
          }
          telling={tellingOf({ booking: base, base: baseValues, values }, mailedPeople(people), now)}
          label="Save changes"
          disabled={isUnchanged(changesOf(baseValues, values))}
          running={edit.running}
        >
          <ActRefusal
            act={{
              failure: refusedTime ? null : refusal.refusal,
              tryAgain: edit.tryAgain,
              running: edit.running,
            }}
            candidateName={candidateDetails.candidateName}
          />
        </EditFoot>
      </SectionedPage>
      <LeaveQuestion
        isUnsaved={edit.isUnsaved}
        title="Leave without saving?"
        text="Your changes to this meeting are lost. Nobody has been told of them."
      />
    </form>
  );
}
