import { NOTIFICATION_KINDS, type Recruiter } from '@slotwise/contract/recruiters/recruiters.schema';
import { Button, Switch } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useAppDispatch } from '#state/use-app-dispatch.ts';
import { FieldStack } from '#ui/fields/field-row.tsx';
import { updateRecruiter } from './recruiters.actions.ts';
import { PROFILE, NOTIFICATION_WORDS } from './profile.texts.ts';

/** Which mails to receive besides calendar mails. */
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
    <form noValidate aria-label={PROFILE.notifications()} onSubmit={save}>
      <FieldStack>
        <p className="small breaks">{PROFILE.notificationsHint()}</p>
        {NOTIFICATION_KINDS.map((kind) => (
          <Switch
            key={kind}
            label={NOTIFICATION_WORDS[kind]()}
            checked={prefs[kind]}
            onChange={({ currentTarget: { checked } }) => setPrefs({ ...prefs, [kind]: checked })}
          />
        ))}
        <div className="flex to-end">
          <Button type="submit" variant="default" disabled={!changed}>
            {PROFILE.saveNotifications()}
          </Button>
        </div>
      </FieldStack>
    </form>
  );
}
