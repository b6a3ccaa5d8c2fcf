import type { countBookings as countEndpoint } from '@slotwise/contract/bookings/bookings.endpoints';
import type { ResponseOf } from '@slotwise/contract/endpoint';
import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { CalendarPlus } from 'lucide-react';
import { Link } from 'react-router';
import { counted, dayTitle } from '#lib/date-text.ts';
import { useLoaded } from '#lib/use-loaded.ts';
import { paths } from '#navigation/paths.ts';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { countBookings, listBookings } from '../bookings.actions.ts';
import { isAhead, type Viewer } from '../meeting-clock.model.ts';
import { Agenda } from './agenda.tsx';
import { agendaSpan } from './agenda.model.ts';
import { BookingList } from './booking-list.tsx';
import { CountStrip } from './count-strip.tsx';
import { FirstSteps } from './first-steps.tsx';
import classes from './home.module.css';
import { useFilteredBookings } from './use-filtered-bookings.ts';

/** Where the page has one column, as its style sheet says. */
const ONE_COLUMN = '(width < 1100px)';
const LONGEST_AGENDA = '200';

type Props = { viewer: Viewer; today: string };

function useAgenda({ timeZone }: Viewer, today: string) {
  const query = {
    ...agendaSpan(today, timeZone),
    bookingStatus: 'SCHEDULED,COMPLETED',
    sort: 'startTime',
    page: '1',
    pageSize: LONGEST_AGENDA,
  } as const;
  return useLoaded(JSON.stringify(query), () => listBookings(query));
}

/** The home of those who schedule: figures that filter, the bookings, and beside them today. */
export function RecruiterHome({ viewer, today }: Props) {
  const counts = useLoaded('counts', countBookings).data;
  if (counts?.total === 0) return <FirstVisit today={today} />;
  return <Filled viewer={viewer} today={today} counts={counts} />;
}

function FirstVisit({ today }: Pick<Props, 'today'>) {
  return (
    <>
      <PageHead title={dayTitle(today)} text="Nothing is scheduled yet." />
      <div className={classes.start}>
        <FirstSteps />
        <Card title="Bookings">
          <EmptyState title="No interviews yet" text="Those you schedule are listed here." />
        </Card>
      </div>
    </>
  );
}

type Counted = ResponseOf<typeof countEndpoint>;

function Filled({ viewer, today, counts }: Props & { counts: Counted | null }) {
  const { filters, loaded } = useFilteredBookings();
  const isNarrow = useMediaQuery(ONE_COLUMN, false, { getInitialValueInEffect: false });
  const agenda = useAgenda(viewer, today);
  const ahead = agenda.data?.data.filter((booking) => isAhead(booking, viewer.now));
  const list = <BookingList key="list" loaded={loaded} filters={filters} viewer={viewer} />;
  const day = <Agenda key="day" loaded={agenda} today={today} viewer={viewer} />;
  return (
    <>
      <PageHead
        title={dayTitle(today)}
        text={ahead && sentence(ahead, viewer, today)}
        acts={
          <Button
            className={classes.schedule}
            component={Link}
            to={paths.newMeeting()}
            leftSection={<CalendarPlus size={16} aria-hidden />}
          >
            Schedule meeting
          </Button>
        }
      />
      <CountStrip
        total={counts?.total ?? null}
        counts={counts?.counts ?? null}
        status={filters.values.status}
        onStatus={(status) => filters.change({ status })}
      />
      <div className={classes.grid}>{isNarrow ? [day, list] : [list, day]}</div>
    </>
  );
}

function sentence(ahead: { meetingInfo: { startTime: string } }[], { timeZone }: Viewer, today: string) {
  const { to } = agendaSpan(today, timeZone);
  const tomorrow = Date.parse(to) - 7 * 86_400_000;
  const left = ahead.filter(({ meetingInfo }) => Date.parse(meetingInfo.startTime) < tomorrow).length;
  const later = ahead.length - left;
  const first =
    left === 0 ? 'No interviews left today.' : `${counted(left, 'interview', 'interviews')} left today.`;
  return `${first} ${later === 0 ? 'None' : later} in the seven days after.`;
}
