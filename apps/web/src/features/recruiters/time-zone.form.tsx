import { isFailure } from '@slotwise/contract/failures';
import type { Recruiter } from '@slotwise/contract/recruiters/recruiters.schema';
import { Button } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { presentZoneName } from '#lib/dates/zone-label.ts';
import { useAppDispatch } from '#state/use-app-dispatch.ts';
import { FieldStack } from '#ui/fields/field-row.tsx';
import { TimeZoneSelect } from '#ui/fields/time-zone-select.tsx';
import { updateRecruiter } from './recruiters.actions.ts';
import { PROFILE } from './profile.texts.ts';

/** The zone times are shown in. */
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
    <form noValidate aria-label={PROFILE.timeZone()} onSubmit={(event) => void save(event)}>
      <FieldStack>
        <TimeZoneSelect
          label={PROFILE.ownZone()}
          description={PROFILE.zoneHint()}
          allowDeselect={false}
          value={chosen}
          onChange={setChosen}
          error={error}
        />
        <div className="flex to-end">
          <Button type="submit" variant="default" disabled={chosen === present}>
            {PROFILE.saveZone()}
          </Button>
        </div>
      </FieldStack>
    </form>
  );
}
