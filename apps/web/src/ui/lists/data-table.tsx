import { VisuallyHidden } from '@mantine/core';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import classes from './data-table.module.css';

export type Column<Row, Key extends string = string> = {
  key: Key;
  title: string;
  /** For screen readers only: a column of buttons needs no visible heading. */
  titleHidden?: boolean;
  cell: (row: Row) => ReactNode;
  /** The orders that clicks on its header cycle through, before the default order, which is ''; a leading minus means descending. */
  sorts?: readonly string[];
  numeric?: boolean;
  /** Omitted from the cards that rows become on a phone. */
  lowPriority?: boolean;
  /** Takes a full line in those cards. */
  wide?: boolean;
};

type Props<Row, Key extends string> = {
  /** The table's accessible name. */
  label: string;
  columns: readonly Column<Row, Key>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Content spanning the whole row, for rows without column values; null for all others. */
  across?: (row: Row) => ReactNode;
  /** The order of the rows; it may belong to no column. */
  sort?: string;
  onSort?: (sort: string) => void;
};

/** A list as a table, whose rows become cards in windows narrower than 700 px. The first column is the row's name. */
export function DataTable<Row, Key extends string>(props: Props<Row, Key>) {
  const { label, columns, rows, rowKey, across, sort, onSort } = props;
  return (
    <div className="placed scrolls-wide">
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
  sort: string | undefined;
  onSort: ((sort: string) => void) | undefined;
};

function HeadCell<Row, Key extends string>({ column, sort = '', onSort }: HeadCellProps<Row, Key>) {
  const { title, titleHidden, sorts = [], numeric } = column;
  const sorted = sorts.includes(sort) ? getDirection(sort) : undefined;
  const plainTitle = titleHidden ? <VisuallyHidden>{title}</VisuallyHidden> : title;
  const next = sorts[sorts.indexOf(sort) + 1] ?? '';
  return (
    <th scope="col" aria-sort={sorted} data-numeric={numeric || undefined}>
      {sorts.length > 0 && onSort ? (
        <button type="button" className={classes.sort} onClick={() => onSort(next)}>
          {title}
          {sorted && ARROWS[sorted]}
        </button>
      ) : (
        plainTitle
      )}
    </th>
  );
}

const getDirection = (sort: string) => (sort.startsWith('-') ? 'descending' : 'ascending');

const ARROWS = {
  ascending: <ArrowUp size={11} aria-hidden />,
  descending: <ArrowDown size={11} aria-hidden />,
};
