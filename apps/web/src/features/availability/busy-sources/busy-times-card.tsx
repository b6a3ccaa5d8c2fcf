import { LIMITS } from '@slotwise/contract/limits';
import { listBusySources } from '@slotwise/contract/availability/busy-sources/busy-sources.endpoints';
import type { BusySource } from '@slotwise/contract/availability/busy-sources/busy-sources.schema';
import { isFailure } from '@slotwise/contract/failures';
import { useState } from 'react';
import { callApi } from '#api/call-api.ts';
import { useLoaded } from '#lib/use-loaded.ts';
import { useNow } from '#lib/use-now.ts';
import { useAppDispatch } from '#state/use-app-dispatch.ts';
import { useViewerZone } from '#state/viewer-zone.ts';
import { Card } from '#ui/card.tsx';
import { FileDrop } from '#ui/file-drop/file-drop.tsx';
import { RetryNote } from '#ui/retry-note.tsx';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import { BUSY_FILE, calendarName } from '../calendar-file.model.ts';
import { readBusyTimes } from './busy-sources.actions.ts';
import classes from './busy-times.module.css';
import { RemoveSource } from './remove-source.tsx';
import { SourceRow } from './source-row.tsx';

const read = () => callApi(listBusySources, {});

/** Busy times beside the meetings made here, taken from calendar files. */
export function BusyTimesCard() {
  const dispatch = useAppDispatch();
  const { data, failure, reload } = useLoaded('busy sources', read);
  const reader = { now: useNow(), timeZone: useViewerZone() };
  const [leaving, setLeaving] = useState<BusySource | null>(null);
  const sources = data?.data ?? [];
  const bring = async (name: string, file: File) => {
    const response = await dispatch(readBusyTimes(name, file));
    if (!isFailure(response)) reload();
    return response;
  };
  return (
    <Card title="Busy times">
      <div className={classes.inside}>
        <p className={classes.about}>
          Bring a calendar file (.ics) from another calendar program, and its events count as busy when a time
          is looked for. Only when they start and end is kept, never titles, places or people. A file is read
          once and does not update by itself: replace it when your calendar has changed.
        </p>
        <FileDrop
          label="Calendar file"
          limits={BUSY_FILE}
          multiple={false}
          disabled={sources.length >= LIMITS.busySourcesMax}
          upload={(file) => bring(calendarName(file.name), file)}
          onUploaded={() => undefined}
        />
      </div>
      {failure && <RetryNote title="The busy times could not be loaded" failure={failure} onRetry={reload} />}
      {!data && !failure && <SkeletonRows rows={1} label="Loading the busy times" />}
      {data && sources.length === 0 && (
        <p className={classes.none}>No calendar file yet. Only meetings made here keep you busy.</p>
      )}
      {sources.length > 0 && (
        <ul className={classes.sources} aria-label="Calendar files">
          {sources.map((source) => (
            <SourceRow
              key={source.sourceId}
              source={source}
              {...reader}
              onReplace={(file) => bring(source.name, file)}
              onRemove={() => setLeaving(source)}
            />
          ))}
        </ul>
      )}
      {leaving && <RemoveSource source={leaving} onClose={() => setLeaving(null)} onRemoved={reload} />}
    </Card>
  );
}
