import {
  NOTIFICATION_KINDS,
  type NotificationKind,
  type Recruiter,
} from '@slotwise/contract/recruiters/recruiters.schema';
import { Button, Switch } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useAppDispatch } from '#state/use-app-dispatch.ts';
import { FieldStack } from '#ui/fields/field-row.tsx';
import classes from './profile.module.css';
import { updateRecruiter } from './recruiters.actions.ts';

const KIND_WORDS: Record<NotificationKind, string> = {
  assigned: 'A next step is handed to you',
  decided: 'Someone decides about a candidate',
  scorecards: 'A scorecard is in, or overdue',
  submissions: 'A vendor submits, or a client answers',
};

/** Which mails come besides those of the calendar. */
export function NotificationsForm({ recruiter }: { recruiter: Recruiter }) {
  const dispatch = useAppDispatch();
  const present = recruiter.notificationPrefs;
  const [prefs, setPrefs] = useState(present);
  const changed = NOTIFICATION_KINDS.some((kind) => prefs[kind] !== present[kind]);
  const save = (event: FormEvent) => {
    event.preventDefault();
    void dispatch(updateRecruiter({ userId: recruiter.userId, notificationPrefs: prefs }));
  };
  return (
    <form noValidate aria-label="Notifications" onSubmit={save}>
      <FieldStack>
        <p className={classes.present}>
          Mail me when this happens. Invitations and changes of meetings come in any case.
        </p>
        {NOTIFICATION_KINDS.map((kind) => (
          <Switch
            key={kind}
            label={KIND_WORDS[kind]}
            checked={prefs[kind]}
            onChange={({ currentTarget: { checked } }) => setPrefs({ ...prefs, [kind]: checked })}
          />
        ))}
        <div className={classes.foot}>
          <Button type="submit" variant="default" disabled={!changed}>
            Save notifications
          </Button>
        </div>
      </FieldStack>
    </form>
  );
}
