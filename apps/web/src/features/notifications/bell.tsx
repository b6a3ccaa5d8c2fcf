import { listNotices } from '@slotwise/contract/notifications/notifications.endpoints';
import { ActionIcon } from '@mantine/core';
import { Bell as BellIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { markHistoryRead, openHistory, useHistory } from '#feedback/history.ts';
import { useAnswer } from '#state/use-answer.ts';
import { selectUser } from '#state/recruiter.slice.ts';
import { onDemand } from '#ui/on-demand.tsx';
import { isNews, toldIn } from './bell.model.ts';
import classes from './bell.module.css';
import { readNotices } from './notifications.actions.ts';

const ToldDrawer = onDemand(async () => (await import('./told-drawer.tsx')).ToldDrawer);

/** How often the bell asks whether there is something new, while somebody looks at the page. */
const ASK_MS = 60_000;

/** The bell: what was mailed to the reader in the last days, and what was said in passing since they logged in. */
export function Bell() {
  const { userId } = useSelector(selectUser);
  const { toasts, readAt } = useHistory();
  const { data } = useAnswer(listNotices, userId ? {} : null, { everyMs: ASK_MS });
  const [isOpen, setOpen] = useState(false);
  const told = toldIn(data?.data ?? [], toasts, readAt);
  const unread = (data?.unread ?? 0) + toasts.filter((toast) => isNews(toast, readAt)).length;
  useEffect(() => {
    if (userId) openHistory();
  }, [userId]);

  const close = async () => {
    setOpen(false);
    markHistoryRead();
    if (data && data.unread > 0) await readNotices();
  };
  return (
    <>
      <ActionIcon
        className={classes.bell}
        aria-label={unread > 0 ? `Notifications, ${unread} unread` : 'Notifications'}
        title="Notifications"
        onClick={() => setOpen(true)}
      >
        <BellIcon size={17} aria-hidden />
        {unread > 0 && <span className={classes.dot} />}
      </ActionIcon>
      <ToldDrawer opened={isOpen} told={told} onClose={() => void close()} />
    </>
  );
}
