import type { Need } from '@slotwise/contract/bookings/needs.schema';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useAnswer } from '#state/use-answer.ts';
import { Card } from '#ui/page/card.tsx';
import { RetryNote } from '#ui/notes/retry-note.tsx';
import { SkeletonRows } from '#ui/lists/skeleton-rows.tsx';
import { WIDTHS } from '#ui/theme/widths.ts';
import type { Viewer } from '#features/bookings/meeting-clock.model.ts';
import { listNeeds } from '@slotwise/contract/bookings/needs.endpoints';
import { NeedRow } from './need-row.tsx';
import classes from './needs.module.css';
import { NEEDS } from './needs.texts.ts';

const FIRST = 5;
const MORE = 20;
/** A wide but low window shows fewer at first, so that the bookings below are visible. */
const FIRST_IN_LOW_WINDOW = 3;
/** As many as fit in one answer. */
const MOST = 200;

/** What the reader owes, most urgent first; more on demand. */
export function useNeeds(first = FIRST) {
  const [shown, setShown] = useState(first);
  const loaded = useAnswer(listNeeds, { query: { page: '1', pageSize: String(shown) } }, { onFocus: true });
  return { loaded, showMore: () => setShown((before) => Math.min(before + MORE, MOST)) };
}

export type Needs = ReturnType<typeof useNeeds>;

type Props = { needs: Needs; viewer: Viewer };

/** The morning's work, by due time. */
export function NeedsCard({ needs: { loaded, showMore }, viewer }: Props) {
  const { data, failure, loading, reload } = loaded;
  const total = data?.page.total ?? 0;
  const [most, setMost] = useState(() => (matchMedia(WIDTHS.low).matches ? FIRST_IN_LOW_WINDOW : MOST));
  const drawn = data?.data.slice(0, most) ?? [];
  const left = Math.min(total, MOST) - drawn.length;
  const drawMore = () => {
    setMost(MOST);
    if (data && total > data.data.length) showMore();
  };
  return (
    <Card
      title={
        total > 0 ? (
          <>
            {NEEDS.title()} <span className="dimmed light">{total}</span>
          </>
        ) : (
          NEEDS.title()
        )
      }
      aside={NEEDS.order()}
    >
      {failure && <RetryNote title={NEEDS.notLoaded()} failure={failure} onRetry={reload} />}
      {data ? (
        <NeedRows needs={drawn} viewer={viewer} />
      ) : (
        !failure && <SkeletonRows rows={3} label={NEEDS.loading()} />
      )}
      {left > 0 && (
        <div className={classes.more}>
          <Button size="compact-sm" variant="subtle" loading={loading} onClick={drawMore}>
            {NEEDS.more({ count: left })}
          </Button>
        </div>
      )}
    </Card>
  );
}

export function NeedRows({ needs, viewer }: { needs: Need[]; viewer: Viewer }) {
  if (needs.length === 0) return <p className="p-md small dimmed">{NEEDS.none()}</p>;
  return (
    <ul>
      {needs.map((need) => (
        <NeedRow key={`${need.kind} ${need.partnerId ?? need.bookingId}`} need={need} viewer={viewer} />
      ))}
    </ul>
  );
}
