import { ASSOCIATION_STATUSES, type AssociationStatus } from '@slotwise/contract/vendors/vendors.schema';
import type { VendorSort } from '@slotwise/contract/vendors/vendors.endpoints';
import { SegmentedControl, Select } from '@mantine/core';
import { FilterBar } from '#ui/fields/filter-bar.tsx';
import { SearchField } from '#ui/fields/search-field.tsx';
import { VENDORS, ASSOCIATION_WORDS } from './vendors.texts.ts';

export type VendorFilterValues = Record<'q' | 'direction' | 'state' | 'sort', string>;

const listDirections = () => [
  { value: '', label: VENDORS.all() },
  { value: 'SUPPLIER', label: VENDORS.suppliers() },
  { value: 'CLIENT', label: VENDORS.clients() },
];

const listStates = () => [
  { value: '', label: VENDORS.anyStatus() },
  ...ASSOCIATION_STATUSES.map((value: AssociationStatus) => ({ value, label: ASSOCIATION_WORDS[value]() })),
];

/** The first is the default order. */
const listSorts = (): { value: '' | VendorSort; label: string }[] => [
  { value: '', label: VENDORS.byName() },
  { value: '-vendorName', label: VENDORS.byNameReversed() },
  { value: '-submitted', label: VENDORS.bySubmissions() },
  { value: 'state', label: VENDORS.byStatus() },
  { value: '-createdAt', label: VENDORS.byAge() },
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
      label={VENDORS.title()}
      active={Boolean(q || direction || state)}
      onClear={onClear}
      search={
        <SearchField
          w="100%"
          label={VENDORS.search()}
          placeholder={VENDORS.searchHint()}
          value={q}
          onSearch={(text) => onChange({ q: text })}
        />
      }
    >
      <SegmentedControl
        size="xs"
        aria-label={VENDORS.direction()}
        data={listDirections()}
        value={direction}
        onChange={(chosen) => onChange({ direction: chosen })}
      />
      <Select
        size="xs"
        w={132}
        aria-label={VENDORS.status()}
        allowDeselect={false}
        data={listStates()}
        value={state}
        onChange={(chosen) => onChange({ state: chosen ?? '' })}
      />
      <Select
        size="xs"
        w={190}
        aria-label={VENDORS.order()}
        allowDeselect={false}
        data={listSorts()}
        value={sort}
        onChange={(chosen) => onChange({ sort: chosen ?? '' })}
      />
    </FilterBar>
  );
}
