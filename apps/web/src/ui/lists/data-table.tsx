import { VisuallyHidden } from '@mantine/core';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import classes from './data-table.module.css';

export type Sort<Key extends string = string> = { key: Key; descending: boolean };

export type Column<Row, Key extends string = string> = {
  key: Key;
  title: string;
  /** Said, not shown: a column of buttons needs no heading above it. */
  titleHidden?: boolean;
  cell: (row: Row) => ReactNode;
  sortable?: boolean;
  numeric?: boolean;
  /** Left out of the cards that rows become on a phone. */
  lowPriority?: boolean;
  /** Takes a line of its own in those cards. */
  wide?: boolean;
};

type Props<Row, Key extends string> = {
  /** Names the table for those who cannot see where it stands. */
  label: string;
  columns: readonly Column<Row, Key>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** What stands across the whole row of one that has no columns to fill; null for all others. */
  across?: (row: Row) => ReactNode;
  sort?: Sort<Key>;
  onSort?: (sort: Sort<Key>) => void;
};

/** A list as a table, whose rows become cards where it is narrower than 700 px. The first column is the row's name. */
export function DataTable<Row, Key extends string>(props: Props<Row, Key>) {
  const { label, columns, rows, rowKey, across, sort, onSort } = props;
  return (
    <div className={classes.scroll}>
      <table className={classes.table} aria-label={label}>
        <thead className="unseen-under-700">
          <tr>
            {columns.map((column) => (
              <HeadCell key={column.key} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              <Cells row={row} columns={columns} whole={across?.(row)} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type CellsProps<Row, Key extends string> = {
  row: Row;
  columns: readonly Column<Row, Key>[];
  whole: ReactNode;
};

function Cells<Row, Key extends string>({ row, columns, whole }: CellsProps<Row, Key>) {
  if (whole) {
    return (
      <td colSpan={columns.length} data-wide>
        {whole}
      </td>
    );
  }
  return columns.map(({ key, numeric, lowPriority, wide, cell }) => (
    <td
      key={key}
      data-numeric={numeric || undefined}
      data-priority={lowPriority ? 'low' : undefined}
      data-wide={wide || undefined}
    >
      {cell(row)}
    </td>
  ));
}

type HeadCellProps<Row, Key extends string> = {
  column: Column<Row, Key>;
  sort: Sort<Key> | undefined;
  onSort: ((sort: Sort<Key>) => void) | undefined;
};

function HeadCell<Row, Key extends string>({ column, sort, onSort }: HeadCellProps<Row, Key>) {
  const { key, title, titleHidden, sortable, numeric } = column;
  const sorted = sort?.key === key ? sort : null;
  const direction = sorted?.descending ? 'descending' : 'ascending';
  const plainTitle = titleHidden ? <VisuallyHidden>{title}</VisuallyHidden> : title;
  return (
    <th scope="col" aria-sort={sorted ? direction : undefined} data-numeric={numeric || undefined}>
      {sortable && onSort ? (
        <SortButton title={title} sorted={sorted} onSort={(descending) => onSort({ key, descending })} />
      ) : (
        plainTitle
      )}
    </th>
  );
}

type SortButtonProps = { title: string; sorted: Sort | null; onSort: (descending: boolean) => void };

function SortButton({ title, sorted, onSort }: SortButtonProps) {
  const Arrow = sorted?.descending ? ArrowDown : ArrowUp;
  return (
    <button
      type="button"
      className={classes.sort}
      onClick={() => onSort(sorted ? !sorted.descending : false)}
    >
      {title}
      {sorted && <Arrow size={11} aria-hidden />}
    </button>
  );
}
