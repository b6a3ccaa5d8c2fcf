import { listOwnSessions } from '@slotwise/contract/recruiters/sessions.endpoints';
import type { OwnSession } from '@slotwise/contract/recruiters/sessions.schema';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useAnswer } from '#state/use-answer.ts';
import { useNow } from '#lib/dates/use-now.ts';
import { useViewerZone } from '#state/viewer-zone.ts';
import { Card } from '#ui/page/card.tsx';
import { RecordRows } from '#ui/lists/record-rows.tsx';
import { RetryNote } from '#ui/notes/retry-note.tsx';
import { SkeletonRows } from '#ui/lists/skeleton-rows.tsx';
import { EndSessions, type Elsewhere } from './end-sessions.tsx';
import { SessionRow } from './session-row.tsx';
import { SESSIONS } from './sessions.texts.ts';

/** Where the user is logged in. The present session comes first and is ended with Log Out in the bar. */
export function SessionsCard() {
  const [ending, setEnding] = useState<Elsewhere | null>(null);
  const { data, failure, reload } = useAnswer(listOwnSessions, {}, { always: true });
  const reader = { now: useNow(), timeZone: useViewerZone() };
  const sessions = presentFirst(data?.data ?? []);
  const others = sessions.filter(({ isCurrent }) => !isCurrent);
  const ended = () => {
    setEnding(null);
    reload();
  };
  const endOthers = (
    <Button size="xs" variant="subtle" onClick={() => setEnding({})}>
      {SESSIONS.endOthers()}
    </Button>
  );
  return (
    <Card title={SESSIONS.title()} aside={others.length > 0 && endOthers}>
      {failure && <RetryNote title={SESSIONS.notLoaded()} failure={failure} onRetry={reload} />}
      {!data && !failure && <SkeletonRows rows={2} label={SESSIONS.loading()} />}
      {data && (
        <RecordRows label={SESSIONS.sessions()}>
          {sessions.map((session) => (
            <SessionRow
              key={session.sessionId}
              session={session}
              {...reader}
              onEnd={() => setEnding(session)}
            />
          ))}
        </RecordRows>
      )}
      <EndSessions where={ending} onClose={() => setEnding(null)} onEnded={ended} />
    </Card>
  );
}

const presentFirst = (sessions: OwnSession[]) =>
  sessions.toSorted(
    (a, b) => Number(b.isCurrent) - Number(a.isCurrent) || b.lastSeenAt.localeCompare(a.lastSeenAt),
  );
