import { Button } from '@mantine/core';
import { CalendarClock } from 'lucide-react';
import { Link } from 'react-router';
import { useNow } from '#lib/dates/use-now.ts';
import { paths } from '#navigation/paths.ts';
import { useViewerZone } from '#state/viewer-zone.ts';
import { PageHead } from '#ui/page/page-head.tsx';
import { ActRefusal } from '#features/bookings/acts/act-refusal.tsx';
import { mailedPeople } from '#features/bookings/bookings.actions.ts';
import type { ViewedBooking } from '#features/bookings/bookings.slice.ts';
import { EditFoot } from '#features/meeting-form/changes/edit-foot.tsx';
import { toHost } from '#features/meeting-form/changes/host.model.ts';
import { MeetingCrumb } from '#features/meeting-form/changes/meeting-crumb.tsx';
import { MovableTime } from '#features/meeting-form/changes/movable-time.tsx';
import { invitedPeople } from '#features/bookings/meeting-values/people.model.ts';
import layout from '#features/meeting-form/page/schedule-layout.module.css';
import { SectionCard } from '#features/meeting-form/page/section-card.tsx';
import { needsOtherTime, toNewTime } from './new-time.model.ts';
import { OldAndNew } from './old-and-new.tsx';
import { ReasonCard } from './reason-card.tsx';
import { rescheduleWords } from './reschedule-words.model.ts';
import { useReschedule } from './use-reschedule.ts';
import { WhoIsNotified } from './who-is-notified.tsx';
import { RESCHEDULE } from './reschedule.texts.ts';

/** A new time for a meeting, with the old one visible until it is confirmed. */
export function RescheduleForm({ booking }: { booking: ViewedBooking }) {
  const { form, root, base, old, why, refusal, running, submit, toPreview, tryAgain } =
    useReschedule(booking);
  const zone = useViewerZone();
  const now = useNow();
  const words = rescheduleWords(base);
  const { time, text } = toNewTime({ old, values: form.values, booking: base, now });
  const people = invitedPeople(form.values, toHost(base, zone));
  const { refusedTime } = refusal;
  return (
    <form ref={root} noValidate onSubmit={submit} aria-label={words.title}>
      <PageHead
        title={words.title}
        crumb={<MeetingCrumb booking={base} here={words.crumb} />}
        acts={
          <Button component={Link} to={paths.viewMeeting(base.bookingId)} variant="default">
            {words.wayOut}
          </Button>
        }
      />
      <div className={layout.grid}>
        <div className="stack gap-ml">
          <OldAndNew booking={base} time={time} />
          <ReasonCard reason={why.reason} error={why.error} onChange={why.change} />
          <WhoIsNotified people={people} mail={words.mail} />
        </div>
        <div className={layout.main}>
          <SectionCard id="time" title={RESCHEDULE.time()} hint={RESCHEDULE.zoneHint()}>
            <MovableTime
              form={form}
              booking={base}
              people={people}
              now={now}
              refusal={refusedTime}
              mayChangePanel={false}
              mustMove={needsOtherTime(base)}
              onChange={refusal.forget}
            />
          </SectionCard>
          <EditFoot
            when={text}
            telling={RESCHEDULE.mailed({ people: mailedPeople(people), mail: words.mail })}
            label={words.act}
            icon={<CalendarClock size={16} aria-hidden />}
            disabled={false}
            running={running}
            onPreview={toPreview}
          >
            <ActRefusal
              act={{ failure: refusedTime ? null : refusal.refusal, tryAgain, running }}
              candidateName={base.candidateDetails.candidateName}
            />
          </EditFoot>
        </div>
      </div>
    </form>
  );
}
