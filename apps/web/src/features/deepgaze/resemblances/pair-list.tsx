import { listResemblances } from '@slotwise/contract/deepgaze/resemblances.endpoints';
import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { type Answer, useAnswer } from '#state/use-answer.ts';
import { PagingFoot } from '#ui/lists/paging-foot.tsx';
import { SkeletonRows } from '#ui/lists/skeleton-rows.tsx';
import { RetryNote } from '#ui/notes/retry-note.tsx';
import type { Place } from '../use-place.ts';
import classes from './resemblances.module.css';
import { SimilarPair } from './similar-pair.tsx';
import { DEEPGAZE } from '../deepgaze.texts.ts';

type Shown = 'no' | 'yes';

/** The pairs to review, or those already marked as fine, one page at a time. */
export function PairList({ place, onLeave }: { place: Place; onLeave: () => void }) {
  const [fine, setFine] = useState<Shown>('no');
  const [page, setPage] = useState(1);
  const answer = useAnswer(listResemblances, { query: { fine, page: String(page) } }, { always: true });
  const data = answer.isCurrent ? answer.data : null;
  const show = (next: Shown) => {
    setFine(next);
    setPage(1);
  };
  return (
    <>
      <p className={classes.note}>{DEEPGAZE.similarHint()}</p>
      <SegmentedControl
        size="xs"
        aria-label={DEEPGAZE.whichPairs()}
        data={[
          { value: 'no', label: DEEPGAZE.toReview() },
          { value: 'yes', label: DEEPGAZE.fine() },
        ]}
        value={fine}
        onChange={(next) => show(next as Shown)}
      />
      <PairListState {...answer} data={data} fine={fine} />
      {data && (
        <ul className="stack gap-sm mt-sm" aria-label={DEEPGAZE.pairs()}>
          {data.data.map((pair) => (
            <SimilarPair key={pair.resemblanceId} {...{ pair, place, onLeave }} />
          ))}
        </ul>
      )}
      {data && data.page.total > data.page.pageSize && <PagingFoot {...data.page} onPage={setPage} />}
    </>
  );
}

type StateProps = Answer<{ page: { total: number } }> & { fine: Shown };

/** Shown instead of pairs: that they are loading, cannot be read, or do not exist. */
function PairListState({ data, failure, reload, fine }: StateProps) {
  if (!data && failure)
    return <RetryNote title={DEEPGAZE.pairsNotLoaded()} failure={failure} onRetry={reload} />;
  if (!data) return <SkeletonRows rows={3} label={DEEPGAZE.loadingPairs()} />;
  if (data.page.total > 0) return null;
  return <p className={classes.none}>{fine === 'yes' ? DEEPGAZE.noFine() : DEEPGAZE.noPairs()}</p>;
}
