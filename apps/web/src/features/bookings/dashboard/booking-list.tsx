import type { BookingSummary } from '@slotwise/contract/bookings/bookings.schema';
import type { Page } from '@slotwise/contract/envelope';
import type { useAddressFilters } from '#lib/use-address-filters.ts';
import type { Loaded } from '#lib/use-loaded.ts';
import { Card } from '#ui/card.tsx';
import { NothingMatches } from '#ui/empty-state.tsx';
import { PagingFoot } from '#ui/paging-foot.tsx';
import { RetryNote } from '#ui/retry-note.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import type { Viewer } from '../meeting-clock.model.ts';
import { BookingTable, type SortKey } from './booking-table.tsx';
import { StatusFilter } from './status-filter.tsx';

type Props = {
  loaded: Loaded<{ data: BookingSummary[]; page: Page }>;
  filters: ReturnType<typeof useAddressFilters<'q' | 'status' | 'sort'>>;
  viewer: Viewer;
};

export const DEFAULT_SORT = '-startTime';

const sortIn = (text: string): { key: SortKey; descending: boolean } => ({
  key: text.endsWith('candidateName') ? 'candidateName' : 'startTime',
  descending: text.startsWith('-'),
});

/** The bookings with their search, filter, order and pages, all of which live in the address. */
export function BookingList({ loaded, filters, viewer }: Props) {
  const { values, change, goTo } = filters;
  const { data, failure, reload } = loaded;
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
        </>
      }
    >
      {failure && <RetryNote title="The bookings could not be loaded" failure={failure} onRetry={reload} />}
      {!data && !failure && <SkeletonRows rows={6} label="Loading the bookings" />}
      {data && data.page.total === 0 && <NothingMatches onClear={() => change({ q: '', status: '' })} />}
      {data && data.page.total > 0 && (
        <>
          <BookingTable
            bookings={data.data}
            viewer={viewer}
            sort={sortIn(values.sort || DEFAULT_SORT)}
            onSort={({ key, descending }) => change({ sort: `${descending ? '-' : ''}${key}` })}
          />
          <PagingFoot {...data.page} onPage={goTo} />
        </>
      )}
    </Card>
  );
}
