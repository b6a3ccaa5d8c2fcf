import type { OwnSession } from '@slotwise/contract/recruiters/sessions.schema';
import { Button } from '@mantine/core';
import { Monitor, Smartphone } from 'lucide-react';
import { RecordRow } from '#ui/lists/record-rows.tsx';
import { Tag } from '#ui/text/tag.tsx';
import { momentText } from '../team/member-words.model.ts';
import { SESSIONS } from './sessions.texts.ts';

type Props = { session: OwnSession; now: number; timeZone: string; onEnd: () => void };

const isPhone = (device: string) => /Android|iPhone|iPad|iOS|Mobile/i.test(device);

/** One session: which device, since when, and last used when. */
export function SessionRow({ session, now, timeZone, onEnd }: Props) {
  const { isCurrent } = session;
  const device = session.device || SESSIONS.unknown();
  const seen = momentText(session.lastSeenAt, now, timeZone);
  const since = momentText(session.createdAt, now, timeZone).at;
  return (
    <RecordRow
      sign={isPhone(device) ? Smartphone : Monitor}
      name={device}
      tag={isCurrent && <Tag tone="good">{SESSIONS.current()}</Tag>}
      facts={[SESSIONS.facts({ isCurrent: String(isCurrent), ago: seen.ago, since })]}
      acts={
        !isCurrent && (
          <Button
            size="xs"
            variant="default"
            aria-label={SESSIONS.endThis({ device, ago: seen.ago })}
            onClick={onEnd}
          >
            {SESSIONS.end()}
          </Button>
        )
      }
    />
  );
}
