import { listNotices } from '@slotwise/contract/notifications/notifications.endpoints';
import { ActionIcon } from '@mantine/core';
import { Bell as BellIcon } from 'lucide-react';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useAnswer } from '#state/use-answer.ts';
import { useAppDispatch } from '#state/use-app-dispatch.ts';
import { selectUser } from '#state/recruiter.slice.ts';
import { onDemand } from '#ui/on-demand.tsx';
import classes from './bell.module.css';
import { readNotices } from './notifications.actions.ts';
import { NOTIFICATIONS } from './notifications.texts.ts';

const EventsDrawer = onDemand(async () => (await import('./events-drawer.tsx')).EventsDrawer);

/** How often the bell polls for news while someone looks at the page. */
const ASK_MS = 60_000;

/** The bell: recent events that concern the reader, mailed to them or not. */
export function Bell() {
  const dispatch = useAppDispatch();
  const { userId } = useSelector(selectUser);
  const { data } = useAnswer(listNotices, userId ? {} : null, { everyMs: ASK_MS });
  const [isOpen, setOpen] = useState(false);
  const unread = data?.unread ?? 0;
  const markRead = () => {
    if (unread > 0) void dispatch(readNotices());
  };
  const close = () => {
    setOpen(false);
    markRead();
  };
  return (
    <>
      <ActionIcon
        className="placed"
        aria-label={unread > 0 ? NOTIFICATIONS.unread({ count: unread }) : NOTIFICATIONS.title()}
        title={NOTIFICATIONS.title()}
        onClick={() => setOpen(true)}
      >
        <BellIcon size={17} aria-hidden />
        {unread > 0 && <span className={classes.dot} />}
      </ActionIcon>
      <EventsDrawer opened={isOpen} notices={data?.data ?? []} onMarkRead={markRead} onClose={close} />
    </>
  );
}
