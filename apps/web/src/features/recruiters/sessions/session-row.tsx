import type { OwnSession } from '@slotwise/contract/recruiters/sessions/sessions.schema';
import { Button } from '@mantine/core';
import { Monitor, Smartphone } from 'lucide-react';
import { Tag } from '#ui/tag.tsx';
import { momentText } from '../team/member-words.model.ts';
import classes from './sessions.module.css';

type Props = { session: OwnSession; now: number; timeZone: string; onEnd: () => void };

const isPhone = (device: string) => /Android|iPhone|iPad|iOS|Mobile/i.test(device);

/** One place one is logged in at: what device, since when, when last. */
export function SessionRow({ session, now, timeZone, onEnd }: Props) {
  const { isCurrent } = session;
  const device = session.device || 'Unknown device';
  const Sign = isPhone(device) ? Smartphone : Monitor;
  const seen = momentText(session.lastSeenAt, now, timeZone);
  const since = momentText(session.createdAt, now, timeZone).at;
  return (
    <li className={classes.session}>
      <Sign className={classes.sign} size={18} aria-hidden />
      <div className={classes.words}>
        <p className={classes.device}>
          {device} {isCurrent && <Tag tone="good">This one</Tag>}
        </p>
        <p className={classes.times}>
          {isCurrent ? 'In use now' : `Last seen ${seen.ago}`} · logged in {since}
        </p>
      </div>
      {!isCurrent && (
        <Button
          size="xs"
          variant="default"
          aria-label={`Log out ${device}, last seen ${seen.ago}`}
          onClick={onEnd}
        >
          Log out
        </Button>
      )}
    </li>
  );
}
