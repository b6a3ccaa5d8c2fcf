import { Button, VisuallyHidden } from '@mantine/core';
import { SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense, useId, useState, type ReactNode } from 'react';
import { Card } from '#ui/page/card.tsx';
import { CsvButton } from '#ui/lists/csv-button.tsx';
import { NothingMatches } from '#ui/notes/empty-state.tsx';
import { fetchedBy } from '#ui/lists/fetched-by.ts';
import { PagingFoot } from '#ui/lists/paging-foot.tsx';
import { RetryNote } from '#ui/notes/retry-note.tsx';
import { SearchField } from '#ui/fields/search-field.tsx';
import { SkeletonRows } from '#ui/lists/skeleton-rows.tsx';
import type { Viewer } from '#features/bookings/meeting-clock.model.ts';
import classes from './booking-list.module.css';
import { BookingTable } from './booking-table.tsx';
import { countMore, SUBMITTED } from './filters.model.ts';
import { StatusFilter } from './status-filter.tsx';
import type { FilteredBookings } from './use-filtered-bookings.ts';
import { BOOKING_LIST } from './booking-list.texts.ts';

/** Only for those who also submit candidates to others. */
const WhoseList = lazy(async () => ({ default: (await import('./whose-list.tsx')).WhoseList }));
const SubmittedTable = lazy(async () => ({
  default: (await import('./submitted-table.tsx')).SubmittedTable,
}));

/** With its calendars, a large download that most visits do not need. */
const loadMoreFilters = async () => ({ default: (await import('./more-filters.tsx')).MoreFilters });
const MoreFilters = lazy(loadMoreFilters);

type Props = FilteredBookings & {
  viewer: Viewer;
  today: string;
  /** Whether the user's organization has submitted candidates to clients. */
  submits: boolean;
  /** The saved views to choose from, and what is wrong with the open one. */
  views: ReactNode;
  note: ReactNode;
};

/** The bookings with their search, filters, order and pages, all of which live in the address. */
export function BookingList({ loaded, filters, saveAsCsv, viewer, today, submits, views, note }: Props) {
  const { values, change } = filters;
  const more = countMore(values);
  const panelId = useId();
  const [isOpen, setOpen] = useState(more > 0);
  return (
    <Card
      title={<Title isSaid={submits} />}
      aside={
        <div className={classes.tools} data-wide={submits || undefined}>
          {submits && (
            <Suspense fallback={null}>
              <WhoseList value={values.of} onChange={(of) => change({ of })} />
            </Suspense>
          )}
          <SearchField
            label={BOOKING_LIST.search()}
            placeholder={BOOKING_LIST.searchHint()}
            value={values.q}
            onSearch={(q) => change({ q })}
            w={200}
          />
          <span className={classes.rest} data-open={isOpen || undefined}>
            {views}
          </span>
          <span className={classes.rest} data-open={isOpen || undefined}>
            <StatusFilter value={values.status} onChange={(status) => change({ status })} />
          </span>
          <Button
            size="xs"
            variant={more > 0 ? 'light' : 'default'}
            leftSection={<SlidersHorizontal size={14} aria-hidden />}
            aria-expanded={isOpen}
            aria-controls={isOpen ? panelId : undefined}
            {...fetchedBy(loadMoreFilters)}
            onClick={() => setOpen(!isOpen)}
          >
            {more > 0 ? BOOKING_LIST.filtersSet({ count: more }) : BOOKING_LIST.filters()}
          </Button>
          <span className={classes.rest} data-open={isOpen || undefined}>
            <CsvButton of="bookings" onExport={saveAsCsv} />
          </span>
        </div>
      }
    >
      {isOpen && (
        <div id={panelId}>
          <Suspense fallback={<SkeletonRows rows={2} label={BOOKING_LIST.filtersLoading()} />}>
            <MoreFilters values={values} today={today} onChange={change} />
          </Suspense>
        </div>
      )}
      {note}
      <Listed loaded={loaded} filters={filters} viewer={viewer} />
    </Card>
  );
}

/** Where a selector shows whose meetings are listed, it replaces the visible title. */
const Title = ({ isSaid }: { isSaid: boolean }) =>
  isSaid ? <VisuallyHidden>{BOOKING_LIST.title()}</VisuallyHidden> : BOOKING_LIST.title();

function Listed({
  loaded: { data, failure, reload },
  filters,
  viewer,
}: Pick<Props, 'loaded' | 'filters' | 'viewer'>) {
  const { values, change, goTo, clear } = filters;
  const Table = values.of === SUBMITTED ? SubmittedTable : BookingTable;
  return (
    <>
      {failure && <RetryNote title={BOOKING_LIST.notLoaded()} failure={failure} onRetry={reload} />}
      {!data && !failure && <SkeletonRows rows={6} label={BOOKING_LIST.loading()} />}
      {data?.page.total === 0 && <NothingMatches onClear={clear} />}
      {data && data.page.total > 0 && (
        <>
          <Suspense fallback={<SkeletonRows rows={6} label={BOOKING_LIST.loading()} />}>
            <Table
              bookings={data.data}
              viewer={viewer}
              sort={values.sort}
              onSort={(sort) => change({ sort })}
            />
          </Suspense>
          <PagingFoot {...data.page} onPage={goTo} />
        </>
      )}
    </>
  );
}
