import { useState, type ComponentProps } from 'react';
import { useFocusLeave } from '#lib/use-focus-leave.ts';
import { DrawnPart } from '#lib/drawn-part.tsx';
import { useNow } from '#lib/dates/use-now.ts';
import { paths } from '#navigation/paths.ts';
import { useAppDispatch } from '#state/use-app-dispatch.ts';
import { CrumbLink } from '#ui/text/crumb-link.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { mailedPeople } from '#features/bookings/bookings.actions.ts';
import { DraftActs } from './drafts/draft-acts.tsx';
import { DraftNotes } from './drafts/draft-notes.tsx';
import { LeaveQuestion } from '#ui/dialogs/leave-question.tsx';
import { endProblem } from '#features/meeting-form/values/meeting-end.model.ts';
import type { FieldErrors } from '#features/meeting-form/values/meeting-validation.model.ts';
import { chosenTime } from '#features/bookings/meeting-values/meeting-values.model.ts';
import { LinkSent } from './link-sent.tsx';
import { invitedPeople } from '#features/bookings/meeting-values/people.model.ts';
import { discardDraft } from './drafts/drafts.actions.ts';
import { useParts } from './use-parts.tsx';
import { NoVideoLink } from './no-video-link.tsx';
import { ScheduleFoot } from './schedule-foot.tsx';
import { SectionedPage } from '#features/meeting-form/page/sectioned-page.tsx';
import { toSteps } from '#features/meeting-form/values/steps.model.ts';
import { timeRefusal } from '#features/meeting-form/values/time-refusal.model.ts';
import { toDraftId } from './drafts/use-autosave.ts';
import { useChosenJob } from '#features/bookings/use-chosen-job.ts';
import { useDraftConflict } from './drafts/use-draft-conflict.ts';
import { useDraftDocuments } from './drafts/use-draft-documents.ts';
import type { MeetingStart } from './drafts/use-meeting-start.ts';
import { useResumeOfOrigin } from './use-resume-of-origin.ts';
import { useSchedule } from './use-schedule.ts';
import { WhoChoosesSwitch } from './who-chooses.tsx';
import { SCHEDULE } from './schedule.texts.ts';

type Props = { start: MeetingStart; onDraft: (bookingId: string) => void };

/** The form of one new meeting, saved as a draft while it is edited. */
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
  // Someone who moves the focus outside may be about to leave.
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
  const parts = useParts({
    form,
    values,
    origin: start.origin,
    job,
    time,
    possible,
    now,
    people,
    refusal,
    documents,
  });
  const foot = {
    time,
    timeRefused: timeRefused ?? (time && endProblem(values)),
    people: mailedPeople(people),
    candidateChooses: values.choosing !== null,
    unanswered: refusal.refusal?.code === 'NETWORK',
    savedBefore: refusal.refusal?.code === 'IDEMPOTENCY_KEY_REUSED',
  };
  return (
    <form ref={root} noValidate onSubmit={submit} aria-label={SCHEDULE.title()}>
      <DrawnPart
        from={[keeping.state, keeping.draft, me.timeZone]}
        draw={() => (
          <Head state={keeping.state} draft={keeping.draft} timeZone={me.timeZone} onDiscard={discard} />
        )}
      />
      <SectionedPage
        steps={toSteps(values, possible, form.errors as FieldErrors)}
        parts={parts}
        hints={{
          time: (
            <DrawnPart
              from={[foot.candidateChooses, values.timeZone, now]}
              draw={() => <WhoChoosesSwitch form={form} timeZone={values.timeZone} now={now} />}
            />
          ),
        }}
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
        <DrawnPart
          from={[JSON.stringify(foot), me.timeZone]}
          draw={() => (
            <ScheduleFoot
              {...foot}
              onScheduleAnother={schedule.startAnother}
              onPreview={schedule.toPreview}
            />
          )}
        />
      </SectionedPage>
      <NoVideoLink form={form} {...schedule.linkQuestion} />
      {schedule.sent && <LinkSent sent={schedule.sent} />}
      <LeaveDraft isUnsaved={() => !isDiscarded && isUnsaved()} />
    </form>
  );
}

const Head = (acts: ComponentProps<typeof DraftActs>) => (
  <PageHead
    title={SCHEDULE.title()}
    crumb={
      <>
        <CrumbLink to={paths.dashboard()}>{SCHEDULE.home()}</CrumbLink> {SCHEDULE.crumb()}
      </>
    }
    acts={<DraftActs {...acts} />}
  />
);

const LeaveDraft = ({ isUnsaved }: { isUnsaved: () => boolean }) => (
  <LeaveQuestion isUnsaved={isUnsaved} title={SCHEDULE.askLeave()} text={SCHEDULE.leaveHint()} />
);
