import { ActionIcon, Drawer } from '@mantine/core';
import { Bell } from 'lucide-react';
import { useState } from 'react';
import { markHistoryRead, useHistory } from '#feedback/history.ts';
import { ToastText } from '#feedback/toast-text.tsx';
import { printWallTime } from '#lib/wall-time.ts';
import { ownTimeZone } from '#lib/zone-label.ts';
import { wallTimeAt } from '#lib/zone-time.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import classes from './toast-history.module.css';

const printTime = (at: number) => printWallTime(wallTimeAt(at, ownTimeZone()));

/** The bell: what was said in passing, to be read in peace. */
export function ToastHistory() {
  const { toasts, unread } = useHistory();
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    setOpen(true);
    markHistoryRead();
  };
  const close = () => {
    setOpen(false);
    markHistoryRead();
  };
  return (
    <>
      <ActionIcon
        className={classes.bell}
        aria-label={unread > 0 ? `Notifications, ${unread} unread` : 'Notifications'}
        title="Notifications"
        onClick={open}
      >
        <Bell size={17} aria-hidden />
        {unread > 0 && <span className={classes.dot} />}
      </ActionIcon>
      <Drawer opened={isOpen} onClose={close} title="Notifications">
        {toasts.length === 0 ? (
          <EmptyState title="Nothing yet" text="What this tab has told you is kept here until you log out." />
        ) : (
          <ul className={classes.list}>
            {toasts.map((toast) => (
              <li key={toast.id}>
                <ToastText toast={toast} />
                <div className={classes.time}>{printTime(toast.at)}</div>
              </li>
            ))}
          </ul>
        )}
      </Drawer>
    </>
  );
}
