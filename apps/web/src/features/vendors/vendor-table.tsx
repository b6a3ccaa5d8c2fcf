import type { Vendor } from '@slotwise/contract/vendors/vendors.schema';
import { VisuallyHidden } from '@mantine/core';
import { Link } from 'react-router';
import { paths } from '#navigation/paths.ts';
import { DataTable, type Column } from '#ui/lists/data-table.tsx';
import { Tag } from '#ui/text/tag.tsx';
import { TwoLines } from '#ui/text/two-lines.tsx';
import { VendorActs, type ActsOn } from './vendor-acts.tsx';
import { hoursText, stateTag } from './vendor-words.model.ts';
import {
  VENDORS,
  COLUMN_WORDS,
  COUNT_WORDS,
  RELATIONSHIP_WORDS,
  ASSOCIATION_WORDS,
} from './vendors.texts.ts';
import classes from './vendor-table.module.css';

type Key = keyof Vendor['stats'] | 'vendorName' | 'relationship' | 'state' | 'acts';

const count = (figure: number, word: string) => (
  <span className={classes.count} data-zero={figure === 0 || undefined}>
    <span className={classes.figure}>{figure}</span>
    <span className="unseen-from-700"> {word}</span>
  </span>
);

const hours = (mean: number | null, word: string) =>
  mean === null ? (
    <span className={classes.none}>
      <VisuallyHidden>{VENDORS.noFigure()}</VisuallyHidden>
    </span>
  ) : (
    <span className={classes.count}>
      {hoursText(mean)}
      <span className="unseen-from-700"> {word}</span>
    </span>
  );

function counted(key: keyof typeof COLUMN_WORDS) {
  const cell = ({ stats }: Vendor) => count(stats[key], COUNT_WORDS[key]());
  return { key, title: COLUMN_WORDS[key](), numeric: true, cell };
}

const columnsWith = (acts: ActsOn): Column<Vendor, Key>[] => [
  {
    key: 'vendorName',
    title: VENDORS.vendor(),
    sorts: ['', '-vendorName'],
    wide: true,
    cell: ({ vendorId, vendorName, contactName, contactEmail, city }) => (
      <span className={classes.name}>
        <TwoLines
          first={<Link to={paths.viewVendor(vendorId)}>{vendorName}</Link>}
          second={[contactName, contactEmail, city].filter(Boolean).join(' · ')}
        />
      </span>
    ),
  },
  {
    key: 'relationship',
    title: VENDORS.direction(),
    cell: ({ relationship }) => RELATIONSHIP_WORDS[relationship](),
  },
  { ...counted('submitted'), sorts: ['-submitted'] },
  {
    key: 'waiting',
    title: VENDORS.waiting(),
    numeric: true,
    cell: ({ stats: { waiting } }) =>
      waiting > 0 ? (
        <b className={classes.waiting}>{count(waiting, COUNT_WORDS.waiting())}</b>
      ) : (
        count(0, COUNT_WORDS.waiting())
      ),
  },
  { ...counted('interviewed'), lowPriority: true },
  counted('selected'),
  { ...counted('onboarded'), lowPriority: true },
  { ...counted('noShow'), lowPriority: true },
  {
    key: 'avgResponseHours',
    title: VENDORS.firstAnswer(),
    numeric: true,
    cell: ({ stats }) => hours(stats.avgResponseHours, VENDORS.toAnswer()),
    lowPriority: true,
  },
  {
    key: 'avgFeedbackHours',
    title: VENDORS.feedback(),
    numeric: true,
    cell: ({ stats }) => hours(stats.avgFeedbackHours, VENDORS.toFeedback()),
    lowPriority: true,
  },
  {
    key: 'state',
    title: VENDORS.status(),
    sorts: ['state'],
    cell: (row) => {
      const tag = stateTag(row);
      return tag && <Tag tone={tag.tone}>{ASSOCIATION_WORDS[tag.state]()}</Tag>;
    },
  },
  {
    key: 'acts',
    title: VENDORS.acts(),
    titleHidden: true,
    cell: (row) => <VendorActs vendor={row} on={acts} />,
  },
];

type Props = {
  vendors: Vendor[];
  sort: string;
  onSort: (sort: string) => void;
  acts: ActsOn;
};

/** The organizations we work with, and the results. */
export function VendorTable({ vendors, sort, onSort, acts }: Props) {
  return (
    <div className={classes.scroll}>
      <DataTable
        label={VENDORS.title()}
        columns={columnsWith(acts)}
        rows={vendors}
        rowKey={({ vendorId }) => vendorId}
        sort={sort}
        onSort={onSort}
      />
    </div>
  );
}
