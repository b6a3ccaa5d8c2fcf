import { Button } from '@mantine/core';
import { Send } from 'lucide-react';
import { useAppDispatch } from '#state/use-app-dispatch.ts';
import { usePermission } from '#state/use-permission.ts';
import { Avatar } from '#ui/text/avatar.tsx';
import { Card } from '#ui/page/card.tsx';
import type { ViewedBooking } from '#features/bookings/bookings.slice.ts';
import { sendPanelLink } from '#features/bookings/panel-links/panel-links.actions.ts';
import classes from '#features/bookings/rows.module.css';
import { DECISIONS, RULES } from './decisions.texts.ts';

/** Shows those who cannot decide who does, with a button to remind them; hidden before and after that. */
export function WhoDecides({ booking }: { booking: ViewedBooking }) {
  const dispatch = useAppDispatch();
  const mayRemind = usePermission('edit_meeting');
  const { bookingId, bookingStatus, decisionPolicy, allowedActions, decisions, panelists } = booking;
  const isOpen = bookingStatus === 'COMPLETED' && !allowedActions.includes('approve');
  if (!isOpen || !decisionPolicy || panelists.length === 0) return null;
  const deciding = decisionPolicy === 'first' ? panelists : panelists.filter(({ required }) => required);
  const waiting = deciding.filter(({ email }) => !decisions.some(({ byEmail }) => byEmail === email));
  return (
    <Card title={DECISIONS.title()} aside={RULES[decisionPolicy]()}>
      <ul className="small">
        {waiting.map(({ email, name }) => (
          <li key={email} className="stack ends centers inset tall divided">
            <Avatar name={name} />
            <div className="slim">
              <b>{name}</b>
              <div className={classes.outcome}>{DECISIONS.noneYet()}</div>
            </div>
            {mayRemind && (
              <Button
                size="compact-sm"
                variant="default"
                leftSection={<Send size={13} aria-hidden />}
                aria-label={DECISIONS.remindOne({ name })}
                onClick={() => void dispatch(sendPanelLink(bookingId, email))}
              >
                {DECISIONS.remind()}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
