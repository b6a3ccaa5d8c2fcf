import { ActionIcon } from '@mantine/core';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect } from 'react';
import { printTotal } from '#lib/print-total.ts';
import { UI } from '../ui.texts.ts';

/** Goes to a page; `replace` if the address was wrong and Back must not return to it. */
export type GoToPage = (page: number, how?: { replace: boolean }) => void;

type Props = {
  /** Counts from 1. */
  page: number;
  pageSize: number;
  total: number;
  onPage: GoToPage;
};

/** "1–8 of 58" and two arrows below a list. A page past the last one goes to the last one. */
export function PagingFoot({ page, pageSize, total, onPage }: Props) {
  const lastPage = Math.max(1, Math.ceil(total / pageSize));
  const isBehind = page > lastPage;
  useEffect(() => {
    if (isBehind) onPage(lastPage, { replace: true });
  }, [isBehind, lastPage, onPage]);
  if (isBehind) return null;

  const first = total === 0 ? 0 : (page - 1) * pageSize + 1;
  const last = Math.min(page * pageSize, total);
  return (
    <nav className="row gap-sm apart inset line-above caption" aria-label={UI.pages()}>
      <span className="tabular" role="status">
        {UI.shown({ first, last, total: printTotal(total) })}
      </span>
      <span className="flex gap-2xs">
        <ActionIcon
          size={28}
          variant="default"
          aria-label={UI.previousPage()}
          disabled={page <= 1}
          onClick={() => onPage(page - 1)}
        >
          <ChevronLeft size={15} />
        </ActionIcon>
        <ActionIcon
          size={28}
          variant="default"
          aria-label={UI.nextPage()}
          disabled={last >= total}
          onClick={() => onPage(page + 1)}
        >
          <ChevronRight size={15} />
        </ActionIcon>
      </span>
    </nav>
  );
}
