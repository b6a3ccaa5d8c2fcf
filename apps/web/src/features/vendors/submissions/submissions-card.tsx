import { listSubmissions } from '@slotwise/contract/bookings/bookings.endpoints';
import type { Vendor } from '@slotwise/contract/vendors/vendors.schema';
import { STATUS_WORDS } from '@slotwise/contract/words';
import { Button, Select } from '@mantine/core';
import { useSelector } from 'react-redux';
import { useAddressFilters } from '#lib/use-address-filters.ts';
import { useAnswer } from '#state/use-answer.ts';
import { useNow } from '#lib/dates/use-now.ts';
import { useSubmissionTarget } from '#navigation/use-submission-target.ts';
import { selectUser } from '#state/recruiter.slice.ts';
import { useViewerZone } from '#state/viewer-zone.ts';
import { Card } from '#ui/page/card.tsx';
import { EmptyState, NothingMatches } from '#ui/notes/empty-state.tsx';
import { PagingFoot } from '#ui/lists/paging-foot.tsx';
import { RetryNote } from '#ui/notes/retry-note.tsx';
import { SearchField } from '#ui/fields/search-field.tsx';
import { SkeletonRows } from '#ui/lists/skeleton-rows.tsx';
import {
  ACCEPTED,
  SUBMISSION_FILTERS,
  SUBMISSION_STATUSES,
  submissionQuery,
} from './submission-filters.model.ts';
import classes from './submission-table.module.css';
import { SubmissionTable } from './submission-table.tsx';
import { SUBMITTED } from './submissions.texts.ts';

const listStatuses = () => [
  { value: '', label: SUBMITTED.anyStatus() },
  ...SUBMISSION_STATUSES.map((value) => ({ value, label: STATUS_WORDS[value] })),
];

/** The submissions between the two organizations, with the answer and both clocks in each row. */
export function SubmissionsCard({ vendor }: { vendor: Vendor }) {
  const { vendorId: ownId } = useSelector(selectUser);
  const filters = useAddressFilters(SUBMISSION_FILTERS, ACCEPTED);
  const { values, page, change, goTo, clear } = filters;
  const viewer = { timeZone: useViewerZone(), now: useNow() };
  const query = submissionQuery(vendor, ownId, values, page);
  const { data, failure, reload } = useAnswer(listSubmissions, { query });
  const filtered = Boolean(values.q || values.status);
  return (
    <Card
      title={SUBMITTED.submissions()}
      aside={
        <div className={classes.tools}>
          <SearchField
            label={SUBMITTED.search()}
            placeholder={SUBMITTED.searchHint()}
            value={values.q}
            onSearch={(q) => change({ q })}
            w={200}
          />
          <Select
            size="xs"
            className={classes.status}
            aria-label={SUBMITTED.status()}
            allowDeselect={false}
            data={listStatuses()}
            value={values.status}
            onChange={(status) => change({ status: status ?? '' })}
          />
        </div>
      }
    >
      {failure && <RetryNote title={SUBMITTED.notLoaded()} failure={failure} onRetry={reload} />}
      {!data && !failure && <SkeletonRows rows={4} label={SUBMITTED.loading()} />}
      {data?.page.total === 0 &&
        (filtered ? <NothingMatches onClear={clear} /> : <NothingSubmitted vendor={vendor} />)}
      {data && data.page.total > 0 && (
        <>
          <SubmissionTable
            bookings={data.data}
            viewer={viewer}
            isClient={vendor.relationship === 'SUPPLIER'}
            sort={values.sort}
            onSort={(sort) => change({ sort })}
          />
          <PagingFoot {...data.page} onPage={goTo} />
        </>
      )}
    </Card>
  );
}

function NothingSubmitted({ vendor }: { vendor: Vendor }) {
  const { open } = useSubmissionTarget();
  const { vendorId, vendorName, relationship, associationStatus } = vendor;
  if (relationship === 'SUPPLIER') {
    return <EmptyState title={SUBMITTED.none()} text={SUBMITTED.noneFromThem({ name: vendorName })} />;
  }
  return (
    <EmptyState
      title={SUBMITTED.none()}
      text={SUBMITTED.noneFromUs({ name: vendorName })}
      act={
        associationStatus === 'ACTIVE' && (
          <Button variant="default" onClick={() => open({ clientVendorId: vendorId, jdId: null })}>
            {SUBMITTED.submit()}
          </Button>
        )
      }
    />
  );
}
