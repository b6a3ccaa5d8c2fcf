import '#ui/theme/all-components.css';
import type { Notice } from '@slotwise/contract/notifications/notifications.schema';
import { Drawer } from '@mantine/core';
import { Link } from 'react-router';
import { ToastText } from '#feedback/toast-text.tsx';
import { printWallTime } from '#lib/dates/wall-time.ts';
import { wallTimeAt } from '#lib/dates/zone-time.ts';
import { useViewerZone } from '#state/viewer-zone.ts';
import { EmptyState } from '#ui/notes/empty-state.tsx';
import { whereTo, type Told } from './bell.model.ts';
import classes from './bell.module.css';

type Props = { opened: boolean; told: Told[]; onClose: () => void };

/** What the bell keeps, line by line. */
export function ToldDrawer({ opened, told, onClose }: Props) {
  return (
    <Drawer opened={opened} onClose={onClose} title="Notifications">
      {told.length === 0 ? (
        <EmptyState title="Nothing yet" text="What you are told is kept here for two weeks." />
      ) : (
        <ul className={classes.list}>
          {told.map((one) => (
            <Line key={one.key} told={one} onFollow={onClose} />
          ))}
        </ul>
      )}
    </Drawer>
  );
}

function Line({ told, onFollow }: { told: Told; onFollow: () => void }) {
  const timeZone = useViewerZone();
  const at = printWallTime(wallTimeAt(told.at, timeZone));
  return (
    <li data-new={told.isNew || undefined}>
      {'toast' in told ? (
        <ToastText toast={told.toast} />
      ) : (
        <p className={classes.notice}>
          <NoticeText notice={told.notice} onFollow={onFollow} />
        </p>
      )}
      <div className={classes.time}>{at}</div>
    </li>
  );
}

function NoticeText({ notice, onFollow }: { notice: Notice; onFollow: () => void }) {
  const to = whereTo(notice);
  if (!to) return notice.text;
  return (
    <Link to={to} onClick={onFollow}>
      {notice.text}
    </Link>
  );
}
