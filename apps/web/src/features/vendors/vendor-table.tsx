import type { Vendor } from '@slotwise/contract/vendors/vendors.schema';
import { VisuallyHidden } from '@mantine/core';
import { Link } from 'react-router';
import { paths } from '#navigation/paths.ts';
import { DataTable, type Column } from '#ui/lists/data-table.tsx';
import { Tag } from '#ui/text/tag.tsx';
import { TwoLines } from '#ui/text/two-lines.tsx';
import { VendorActs, type ActsOn } from './vendor-acts.tsx';
import { hoursText, RELATIONSHIP_WORDS, stateTag } from './vendor-words.model.ts';
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
      <VisuallyHidden>none yet</VisuallyHidden>
    </span>
  ) : (
    <span className={classes.count}>
      {hoursText(mean)}
      <span className="unseen-from-700"> {word}</span>
    </span>
  );

function counted(
  key: Exclude<Key & keyof Vendor['stats'], 'avgResponseHours' | 'avgFeedbackHours'>,
  title: string,
) {
  const word = title.toLowerCase();
  return { key, title, numeric: true, cell: ({ stats }: Vendor) => count(stats[key], word) };
}

const columnsWith = (acts: ActsOn): Column<Vendor, Key>[] => [
  {
    key: 'vendorName',
    title: 'Vendor',
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
    title: 'Direction',
    cell: ({ relationship }) => RELATIONSHIP_WORDS[relationship],
  },
  { ...counted('submitted', 'Submitted'), sorts: ['-submitted'] },
  {
    key: 'waiting',
    title: 'Waiting',
    numeric: true,
    cell: ({ stats: { waiting } }) =>
      waiting > 0 ? <b className={classes.waiting}>{count(waiting, 'waiting')}</b> : count(0, 'waiting'),
  },
  { ...counted('interviewed', 'Interviewed'), lowPriority: true },
  counted('selected', 'Selected'),
  { ...counted('onboarded', 'Onboarded'), lowPriority: true },
  { ...counted('noShow', 'No-show'), lowPriority: true },
  {
    key: 'avgResponseHours',
    title: 'First answer',
    numeric: true,
    cell: ({ stats }) => hours(stats.avgResponseHours, 'to a first answer'),
    lowPriority: true,
  },
  {
    key: 'avgFeedbackHours',
    title: 'Feedback',
    numeric: true,
    cell: ({ stats }) => hours(stats.avgFeedbackHours, 'to feedback'),
    lowPriority: true,
  },
  {
    key: 'state',
    title: 'State',
    sorts: ['state'],
    cell: (row) => {
      const tag = stateTag(row);
      return tag && <Tag tone={tag.tone}>{tag.word}</Tag>;
    },
  },
  {
    key: 'acts',
    title: 'Actions',
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

/** Who the own organization works with, and what came of it. */
export function VendorTable({ vendors, sort, onSort, acts }: Props) {
  return (
    <div className={classes.scroll}>
      <DataTable
        label="Vendors"
        columns={columnsWith(acts)}
        rows={vendors}
        rowKey={({ vendorId }) => vendorId}
        sort={sort}
        onSort={onSort}
      />
    </div>
  );
}
