import { Button } from '@mantine/core';
import { SlidersHorizontal, X } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import classes from './filter-bar.module.css';
import { UI } from '../ui.texts.ts';

type Props = {
  label: string;
  search: ReactNode;
  /** Whether any filter is set. */
  active: boolean;
  onClear: () => void;
  /** The other filters and the order; on a phone they are behind a button. */
  children: ReactNode;
};

/** The filters of a list: on a desktop in one row, on a phone a search field and a button that opens the rest. */
export function FilterBar({ label, search, active, onClear, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const moreId = useId();
  return (
    <search className="row wraps mb-sm touch-buttons" aria-label={label}>
      <div className={classes.search}>{search}</div>
      <Button
        className={classes.toggle}
        variant={active ? 'light' : 'default'}
        leftSection={<SlidersHorizontal size={16} aria-hidden />}
        aria-expanded={isOpen}
        aria-controls={moreId}
        onClick={() => setOpen(!isOpen)}
      >
        {UI.filter()}
      </Button>
      <div id={moreId} className={classes.more} data-open={isOpen || undefined}>
        {children}
        {active && (
          <Button size="xs" variant="subtle" leftSection={<X size={13} aria-hidden />} onClick={onClear}>
            {UI.clearFilters()}
          </Button>
        )}
      </div>
    </search>
  );
}
