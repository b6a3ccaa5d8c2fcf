import { listBusySources } from '@slotwise/contract/availability/busy-sources.endpoints';
import type { BusySource } from '@slotwise/contract/availability/busy-sources.schema';
import { isFailure } from '@slotwise/contract/failures';
import { LIMITS } from '@slotwise/contract/limits';
import { useState } from 'react';
import { useAnswer } from '#state/use-answer.ts';
import { useNow } from '#lib/dates/use-now.ts';
import { useAppDispatch } from '#state/use-app-dispatch.ts';
import { useViewerZone } from '#state/viewer-zone.ts';
import { Card } from '#ui/page/card.tsx';
import { RecordRows } from '#ui/lists/record-rows.tsx';
import { RetryNote } from '#ui/notes/retry-note.tsx';
import { SkeletonRows } from '#ui/lists/skeleton-rows.tsx';
import { AddCalendar, type Way } from './add-calendar.tsx';
import { readAgain, readBusyTimes } from './busy-sources.actions.ts';
import classes from './busy-times.module.css';
import { ConnectDialog } from './connect-dialog.tsx';
import { RemoveSource } from './remove-source.tsx';
import { SourceRow } from './source-row.tsx';
import { BUSY } from './busy-sources.texts.ts';

/** Busy times besides the meetings made here, taken from other calendars. */
export function BusyTimesCard() {
  const { data, failure, reload } = useAnswer(listBusySources, {});
  const [adding, setAdding] = useState<Way | null>(null);
  const bring = useBringing(reload);
  const isFull = !data || data.data.length >= LIMITS.busySourcesMax;
  const add = (
    <AddCalendar isOffered={data?.offersConnecting ?? true} disabled={isFull} onChoose={setAdding} />
  );
  return (
    <Card title={BUSY.title()} aside={add}>
      <p className="p-md small">{BUSY.about()}</p>
      {failure && <RetryNote title={BUSY.notLoaded()} failure={failure} onRetry={reload} />}
      {!data && !failure && <SkeletonRows rows={1} label={BUSY.loading()} />}
      {data && <Sources sources={data.data} isOffered={data.offersConnecting} onChanged={reload} />}
      <ConnectDialog way={adding} bring={bring} onClose={() => setAdding(null)} onConnected={reload} />
    </Card>
  );
}

/** Uploads a file under a name; afterwards the list is read again. */
function useBringing(onBrought: () => void) {
  const dispatch = useAppDispatch();
  return async (name: string, file: File) => {
    const response = await dispatch(readBusyTimes(name, file));
    if (!isFailure(response)) onBrought();
    return response;
  };
}

type SourcesProps = { sources: BusySource[]; isOffered: boolean; onChanged: () => void };

function Sources({ sources, isOffered, onChanged }: SourcesProps) {
  const dispatch = useAppDispatch();
  const reader = { now: useNow(), timeZone: useViewerZone() };
  const bring = useBringing(onChanged);
  const [leaving, setLeaving] = useState<BusySource | null>(null);
  const refresh = async (sourceId: string) => {
    await dispatch(readAgain(sourceId));
    // A calendar that could not be read has changed too.
    onChanged();
  };
  if (sources.length === 0) return <p className={classes.none}>{BUSY.none()}</p>;
  return (
    <>
      <RecordRows label={BUSY.others()}>
        {sources.map((source) => (
          <SourceRow
            key={source.sourceId}
            source={source}
            {...reader}
            isOffered={isOffered}
            onReplace={(file) => bring(source.name, file)}
            onReadAgain={() => refresh(source.sourceId)}
            onRemove={() => setLeaving(source)}
          />
        ))}
      </RecordRows>
      {leaving && <RemoveSource source={leaving} onClose={() => setLeaving(null)} onRemoved={onChanged} />}
    </>
  );
}
