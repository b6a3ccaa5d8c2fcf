import { isFailure, type Failure } from '@slotwise/contract/failures';
import type { Panelist, WeeklyRange } from '@slotwise/contract/panelists/panelists.schema';
import { Button, Group } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useRef } from 'react';
import { focusFirstError } from '#lib/focus-first-error.ts';
import { useAppDispatch } from '#state/use-app-dispatch.ts';
import { FieldStack } from '#ui/field-row.tsx';
import { TimeZoneSelect } from '#ui/time-zone-select.tsx';
import { validatePanelist, valuesOf, withoutHours } from './panelist-values.model.ts';
import { editPanelist } from './panelists.actions.ts';
import { WeeklyHoursField } from './weekly-hours-field.tsx';

type Values = { timeZone: string; weeklyHours: WeeklyRange[] };
type Props = { panelist: Panelist; onSaved: (response: object | Failure) => void };

/** The own week and the zone it is meant in; everything else about a panelist is an administrator's. */
export function OwnHoursForm({ panelist, onSaved }: Props) {
  const dispatch = useAppDispatch();
  const root = useRef<HTMLFormElement>(null);
  const { panelistId, version, timeZone, weeklyHours } = panelist;
  const form = useForm<Values>({
    initialValues: { timeZone, weeklyHours },
    validate: (values) => validatePanelist({ ...valuesOf(panelist), ...values }),
  });
  const save = async (values: Values) => {
    const response = await dispatch(editPanelist({ panelistId, version, ...values }));
    onSaved(response);
    if (!isFailure(response)) return;
    form.setErrors(response.fieldErrors ?? {});
    focusFirstError(root.current);
  };
  return (
    <form
      ref={root}
      noValidate
      aria-label="Your interview hours"
      onSubmit={form.onSubmit(
        (values) => void save(values),
        () => focusFirstError(root.current),
      )}
    >
      <FieldStack>
        <TimeZoneSelect
          label="Time zone of these hours"
          allowDeselect={false}
          value={form.values.timeZone}
          onChange={(zone) => form.setFieldValue('timeZone', zone)}
          error={form.errors['timeZone']}
        />
        <WeeklyHoursField
          hint="When you can be invited. A recruiter can still choose another time and is warned then."
          value={form.values.weeklyHours}
          onChange={(ranges) => {
            form.setFieldValue('weeklyHours', ranges);
            form.setErrors((errors) => withoutHours(errors));
          }}
          errors={form.errors}
        />
        <Group justify="flex-end">
          <Button type="submit" variant="default" disabled={!form.isDirty()}>
            Save hours
          </Button>
        </Group>
      </FieldStack>
    </form>
  );
}
