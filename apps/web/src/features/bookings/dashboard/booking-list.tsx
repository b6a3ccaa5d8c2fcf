import { Button } from '@mantine/core';
import { SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { Card } from '#ui/card.tsx';
import type { Sort } from '#ui/data-table.tsx';
import { NothingMatches } from '#ui/empty-state.tsx';
import { PagingFoot } from '#ui/paging-foot.tsx';
import { RetryNote } from '#ui/retry-note.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import type { Viewer } from '../meeting-clock.model.ts';
import { BookingTable, type SortKey } from './booking-table.tsx';
import { countMore } from './filters.model.ts';
import { MoreFilters } from './more-filters.tsx';
import { StatusFilter } from './status-filter.tsx';
import type { FilteredBookings } from './use-filtered-bookings.ts';

type Props = FilteredBookings & { viewer: Viewer; today: string };

const SORT_KEYS: SortKey[] = ['candidateName', 'startTime'];

/** The column a list is sorted by; none where its order belongs to no column. */
function sortIn(text: string): Sort<SortKey> | undefined {
  const descending = text.startsWith('-');
  const key = SORT_KEYS.find((one) => one === (descending ? text.slice(1) : text));
  return key && { key, descending };
}

/** The bookings with their search, filters, order and pages, all of which live in the address. */
export function BookingList({ loaded, filters, viewer, today }: Props) {
  const { values, change } = filters;
  const more = countMore(values);
  const panelId = useId();
  const [isOpen, setOpen] = useState(more > 0);
  return (
    <Card
      title="Bookings"
      aside={
        <>
          <SearchField
            label="Search bookings"
            placeholder="Candidate, job, panelist"
            value={values.q}
            onSearch={(q) => change({ q })}
            w={200}
          />
          <StatusFilter value={values.status} onChange={(status) => change({ status })} />
          <Button
            size="xs"
            variant={more > 0 ? 'light' : 'default'}
            leftSection={<SlidersHorizontal size={14} aria-hidden />}
            aria-expanded={isOpen}
            aria-controls={isOpen ? panelId : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            {more > 0 ? `Filters: ${more}` : 'Filters'}
          </Button>
        </>
      }
    >
      {isOpen && (
        <div id={panelId}>
          <MoreFilters values={values} today={today} onChange={change} />
        </div>
      )}
      <Listed loaded={loaded} filters={filters} viewer={viewer} />
    </Card>
  );
}

function Listed({ loaded: { data, failure, reload }, filters, viewer }: Omit<Props, 'today'>) {
  const { values, change, goTo, clear } = filters;
  return (
    <>
      {failure && <RetryNote title="The bookings could not be loaded" failure={failure} onRetry={reload} />}
      {!data && !failure && <SkeletonRows rows={6} label="Loading the bookings" />}
      {data?.page.total === 0 && <NothingMatches onClear={clear} />}
      {data && data.page.total > 0 && (
        <>
          <BookingTable
            bookings={data.data}
            viewer={viewer}
            sort={sortIn(values.sort)}
            onSort={({ key, descending }) => change({ sort: `${descending ? '-' : ''}${key}` })}
          />
          <PagingFoot {...data.page} onPage={goTo} />
        </>
      )}
    </>
  );
}
