import { ActionIcon } from '@mantine/core';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import classes from './paging-foot.module.css';

type Props = {
  /** Counts from 1. */
  page: number;
  pageSize: number;
  total: number;
  onPage: (page: number) => void;
};

/** "1–8 of 58" and two arrows under a list. */
export function PagingFoot({ page, pageSize, total, onPage }: Props) {
  const first = total === 0 ? 0 : (page - 1) * pageSize + 1;
  const last = Math.min(page * pageSize, total);
  return (
    <nav className={classes.foot} aria-label="Pages">
      <span className="tabular" role="status">
        {first}–{last} of {total}
      </span>
      <span className={classes.arrows}>
        <ActionIcon
          size={28}
          variant="default"
          aria-label="Previous page"
          disabled={page <= 1}
          onClick={() => onPage(page - 1)}
        >
          <ChevronLeft size={15} />
        </ActionIcon>
        <ActionIcon
          size={28}
          variant="default"
          aria-label="Next page"
          disabled={last >= total}
          onClick={() => onPage(page + 1)}
        >
          <ChevronRight size={15} />
        </ActionIcon>
      </span>
    </nav>
  );
}
