import { ASSOCIATION_STATUSES, type AssociationStatus } from '@slotwise/contract/vendors/vendors.schema';
import type { VendorSort } from '@slotwise/contract/vendors/vendors.endpoints';
import { SegmentedControl, Select } from '@mantine/core';
import { FilterBar } from '#ui/fields/filter-bar.tsx';
import { SearchField } from '#ui/fields/search-field.tsx';
import { ASSOCIATION_WORDS } from './vendor-words.model.ts';

export type VendorFilterValues = Record<'q' | 'direction' | 'state' | 'sort', string>;

const DIRECTIONS = [
  { value: '', label: 'All' },
  { value: 'SUPPLIER', label: 'Suppliers' },
  { value: 'CLIENT', label: 'Clients' },
];

const STATES = [
  { value: '', label: 'Any state' },
  ...ASSOCIATION_STATUSES.map((value: AssociationStatus) => ({ value, label: ASSOCIATION_WORDS[value] })),
];

/** The first is the default order. */
const SORTS: { value: '' | VendorSort; label: string }[] = [
  { value: '', label: 'By name' },
  { value: '-vendorName', label: 'By name, Z first' },
  { value: '-submitted', label: 'Most submissions first' },
  { value: 'state', label: 'Waiting first' },
  { value: '-createdAt', label: 'Newest first' },
];

type Props = {
  values: VendorFilterValues;
  onChange: (changes: Partial<VendorFilterValues>) => void;
  onClear: () => void;
};

export function VendorFilters({ values, onChange, onClear }: Props) {
  const { q, direction, state, sort } = values;
  return (
    <FilterBar
      label="Vendors"
      active={Boolean(q || direction || state)}
      onClear={onClear}
      search={
        <SearchField
          w="100%"
          label="Search vendors"
          placeholder="Name, contact, city"
          value={q}
          onSearch={(text) => onChange({ q: text })}
        />
      }
    >
      <SegmentedControl
        size="xs"
        aria-label="Direction"
        data={DIRECTIONS}
        value={direction}
        onChange={(chosen) => onChange({ direction: chosen })}
      />
      <Select
        size="xs"
        w={132}
        aria-label="State"
        allowDeselect={false}
        data={STATES}
        value={state}
        onChange={(chosen) => onChange({ state: chosen ?? '' })}
      />
      <Select
        size="xs"
        w={190}
        aria-label="Order"
        allowDeselect={false}
        data={SORTS}
        value={sort}
        onChange={(chosen) => onChange({ sort: chosen ?? '' })}
      />
    </FilterBar>
  );
}
