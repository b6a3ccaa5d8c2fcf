import { isFailure } from '@slotwise/contract/failures';
import type { Recruiter } from '@slotwise/contract/recruiters/recruiters.schema';
import { Button } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { presentZoneName } from '#lib/dates/zone-label.ts';
import { useAppDispatch } from '#state/use-app-dispatch.ts';
import { FieldStack } from '#ui/fields/field-row.tsx';
import { TimeZoneSelect } from '#ui/fields/time-zone-select.tsx';
import classes from './profile.module.css';
import { updateRecruiter } from './recruiters.actions.ts';

/** On whose clocks times are shown. */
export function TimeZoneForm({ recruiter: { userId, timeZone } }: { recruiter: Recruiter }) {
  const dispatch = useAppDispatch();
  const present = presentZoneName(timeZone);
  const [chosen, setChosen] = useState(present);
  const [error, setError] = useState<string>();
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const response = await dispatch(updateRecruiter({ userId, timeZone: chosen }));
    setError(isFailure(response) ? response.fieldErrors?.['timeZone'] : undefined);
  };
  return (
    <form noValidate aria-label="Time zone" onSubmit={(event) => void save(event)}>
      <FieldStack>
        <TimeZoneSelect
          label="Your time zone"
          description="Times are shown to you in this zone"
          allowDeselect={false}
          value={chosen}
          onChange={setChosen}
          error={error}
        />
        <div className={classes.foot}>
          <Button type="submit" variant="default" disabled={chosen === present}>
            Save time zone
          </Button>
        </div>
      </FieldStack>
    </form>
  );
}
