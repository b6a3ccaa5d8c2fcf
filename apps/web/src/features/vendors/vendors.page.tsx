import { listVendors } from '@slotwise/contract/vendors/vendors.endpoints';
import { exportVendors } from '@slotwise/contract/outgoing/exports.endpoints';
import { VENDOR_SORTS } from '@slotwise/contract/vendors/vendors.endpoints';
import { ASSOCIATION_STATUSES, type Vendor } from '@slotwise/contract/vendors/vendors.schema';
import { Button } from '@mantine/core';
import { Building2, Plus } from 'lucide-react';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router';
import { exportCsv } from '#feedback/export-csv.ts';

import { useAddressFilters } from '#lib/use-address-filters.ts';
import { useAnswer } from '#state/use-answer.ts';
import { paths } from '#navigation/paths.ts';
import { selectUser } from '#state/recruiter.slice.ts';
import { useAppDispatch } from '#state/use-app-dispatch.ts';
import { CsvButton } from '#ui/lists/csv-button.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { AddVendor } from './add-vendor.tsx';
import { StateQuestion } from './state-question.tsx';
import { VendorFilters, type VendorFilterValues } from './vendor-filters.tsx';
import { VendorList } from './vendor-list.tsx';
import { VendorTable } from './vendor-table.tsx';
import { resendInvitation, updateVendor, type VendorQuery } from './vendors.actions.ts';
import { VENDORS } from './vendors.texts.ts';

const FILTERS = ['q', 'direction', 'state', 'sort'] as const;
const PAGE_SIZE = '25';

const getDirection = (text: string) => (['SUPPLIER', 'CLIENT'] as const).find((one) => one === text);
const toState = (text: string) => ASSOCIATION_STATUSES.find((one) => one === text);
const DEFAULT_SORT = 'vendorName';
const toSort = (text: string) => VENDOR_SORTS.find((one) => one === text && one !== DEFAULT_SORT);

const ACCEPTED = {
  direction: (text: string) => getDirection(text) ?? '',
  state: (text: string) => toState(text) ?? '',
  sort: (text: string) => toSort(text) ?? '',
};

const toQuery = ({ q, direction, state, sort }: VendorFilterValues, page: number): VendorQuery => ({
  q,
  relationship: getDirection(direction),
  associationStatus: toState(state),
  sort: toSort(sort) ?? DEFAULT_SORT,
  page: String(page),
  pageSize: PAGE_SIZE,
});

export default function VendorsPage() {
  const dispatch = useAppDispatch();
  const { vendorId: ownId } = useSelector(selectUser);
  const { values, page, change, goTo, clear } = useAddressFilters(FILTERS, ACCEPTED);
  const [isAdding, setAdding] = useState(false);
  const [declining, setDeclining] = useState<Vendor | null>(null);

  const query = toQuery(values, page);
  const loaded = useAnswer(listVendors, { params: { id: ownId }, query });
  const vendors = loaded.data?.data ?? [];
  const filtered = Boolean(values.q || values.direction || values.state);

  const answer = async ({ vendorId, version }: Vendor, associationStatus: 'ACTIVE' | 'ENDED') => {
    setDeclining(null);
    await dispatch(updateVendor(vendorId, { associationStatus, version }));
    loaded.reload();
  };
  const acts = {
    onAccept: (vendor: Vendor) => void answer(vendor, 'ACTIVE'),
    onDecline: setDeclining,
    onResend: ({ vendorId }: Vendor) => void dispatch(resendInvitation(vendorId)),
  };
  return (
    <>
      <PageHead
        title={VENDORS.title()}
        text={headline(loaded.data?.page.total, filtered)}
        acts={
          <HeadActs
            ownId={ownId}
            onExport={() => exportCsv(exportVendors, { params: { id: ownId }, query }, 'vendors')}
            onAdd={() => setAdding(true)}
          />
        }
      />
      <VendorFilters values={values} onChange={change} onClear={clear} />
      <VendorList
        loaded={loaded}
        filtered={filtered}
        onAdd={() => setAdding(true)}
        onClear={clear}
        onPage={goTo}
      >
        <VendorTable vendors={vendors} sort={values.sort} onSort={(sort) => change({ sort })} acts={acts} />
      </VendorList>
      <AddVendor
        opened={isAdding}
        direction={getDirection(values.direction) ?? ''}
        onClose={() => setAdding(false)}
        onAdded={loaded.reload}
      />
      <StateQuestion
        asked={declining && { act: 'decline', vendor: declining }}
        onKeep={() => setDeclining(null)}
        onConfirm={(_act, vendor) => void answer(vendor, 'ENDED')}
      />
    </>
  );
}

type HeadProps = { ownId: string; onExport: () => Promise<unknown>; onAdd: () => void };

function HeadActs({ ownId, onExport, onAdd }: HeadProps) {
  return (
    <>
      <CsvButton of="vendors" size="sm" onExport={onExport} />
      <Button
        component={Link}
        to={paths.viewVendor(ownId)}
        variant="default"
        leftSection={<Building2 size={16} aria-hidden />}
      >
        {VENDORS.own()}
      </Button>
      <Button leftSection={<Plus size={16} aria-hidden />} onClick={onAdd}>
        {VENDORS.add()}
      </Button>
    </>
  );
}

const headline = (total: number | undefined, filtered: boolean) =>
  !total && !filtered ? VENDORS.about() : VENDORS.count({ count: total ?? 0, filtered: String(filtered) });
