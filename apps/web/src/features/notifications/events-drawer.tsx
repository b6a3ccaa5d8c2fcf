import '#ui/theme/all-components.css';
import type { Notice } from '@slotwise/contract/notifications/notifications.schema';
import { Drawer } from '@mantine/core';
import { Link } from 'react-router';
import { agoText } from '#lib/dates/date-text.ts';
import { useNow } from '#lib/dates/use-now.ts';
import { printWallTime } from '#lib/dates/wall-time.ts';
import { wallTimeAt } from '#lib/dates/zone-time.ts';
import { useViewerZone } from '#state/viewer-zone.ts';
import { EmptyState } from '#ui/notes/empty-state.tsx';
import { TextButton } from '#ui/text/text-button.tsx';
import { whereTo } from './bell.model.ts';
import classes from './bell.module.css';
import { NOTIFICATIONS } from './notifications.texts.ts';

type Props = { opened: boolean; notices: Notice[]; onMarkRead: () => void; onClose: () => void };

/** The bell's events, one per line, newest first. */
export function EventsDrawer({ opened, notices, onMarkRead, onClose }: Props) {
  return (
    <Drawer opened={opened} onClose={onClose} title={NOTIFICATIONS.title()}>
      {notices.some(({ isNew }) => isNew) && (
        <TextButton onClick={onMarkRead}>{NOTIFICATIONS.markRead()}</TextButton>
      )}
      {notices.length === 0 ? (
        <EmptyState title={NOTIFICATIONS.none()} text={NOTIFICATIONS.noneHint()} />
      ) : (
        <ul className={classes.list}>
          {notices.map((notice) => (
            <Event key={notice.noticeId} notice={notice} onFollow={onClose} />
          ))}
        </ul>
      )}
    </Drawer>
  );
}

function Event({ notice, onFollow }: { notice: Notice; onFollow: () => void }) {
  const timeZone = useViewerZone();
  const now = useNow();
  const to = whereTo(notice);
  const words = (
    <>
      <span className={classes.what}>{notice.what}</span>
      {notice.about && <span>{notice.about}</span>}
      <time
        className="caption"
        dateTime={notice.at}
        title={printWallTime(wallTimeAt(Date.parse(notice.at), timeZone))}
      >
        {agoText(notice.at, now)}
      </time>
    </>
  );
  return (
    <li data-new={notice.isNew || undefined}>
      {to ? (
        <Link className={classes.event} to={to} onClick={onFollow}>
          {words}
        </Link>
      ) : (
        <div className={classes.event}>{words}</div>
      )}
    </li>
  );
}
