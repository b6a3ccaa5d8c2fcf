import { ASSOCIATION_STATUSES, type AssociationStatus } from '@slotwise/contract/vendors/vendors.schema';
import type { VendorSort } from '@slotwise/contract/vendors/vendors.endpoints';
import { Button, SegmentedControl, Select } from '@mantine/core';
import { X } from 'lucide-react';
import { SearchField } from '#ui/fields/search-field.tsx';
import { ASSOCIATION_WORDS } from './vendor-words.model.ts';
import classes from './vendor-filters.module.css';

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
    <search className={classes.filters} aria-label="Vendors">
      <SearchField
        label="Search vendors"
        placeholder="Name, contact, city"
        value={q}
        onSearch={(text) => onChange({ q: text })}
      />
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
      {(q || direction || state) && (
        <Button size="xs" variant="subtle" leftSection={<X size={13} aria-hidden />} onClick={onClear}>
          Clear filters
        </Button>
      )}
    </search>
  );
}
