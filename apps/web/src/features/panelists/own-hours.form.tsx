import { isFailure } from '@slotwise/contract/failures';
import type { Panelist } from '@slotwise/contract/panelists/panelists.schema';
import { Button } from '@mantine/core';
import { useNow } from '#lib/dates/use-now.ts';
import { useAppDispatch } from '#state/use-app-dispatch.ts';
import { FieldStack } from '#ui/fields/field-row.tsx';
import { LeaveQuestion } from '#ui/dialogs/leave-question.tsx';
import { AvailabilityFields } from './availability-fields.tsx';
import { MergedNote } from './merged-note.tsx';
import {
  toAvailability,
  settled,
  validateAvailability,
  type PanelistValues,
} from './panelist-values.model.ts';
import { editPanelist } from './panelists.actions.ts';
import { usePanelistForm } from './use-panelist-form.ts';
import { HOURS } from './hours/hours.texts.ts';

/** The reader's own availability; everything else about a panelist is up to administrators. */
export function OwnHoursForm({ panelist }: { panelist: Panelist }) {
  const dispatch = useAppDispatch();
  const now = useNow();
  const { form, root, base, merge, saved, refused, markErrors } = usePanelistForm({
    panelist,
    validate: validateAvailability,
  });
  const save = async (values: PanelistValues) => {
    const { panelistId, version } = base ?? panelist;
    const own = toAvailability(settled(values, now));
    const response = await dispatch(editPanelist({ panelistId, version, ...own }));
    if (isFailure(response)) await refused(response);
    else saved(response.data);
  };
  const isDirty = form.isDirty();
  return (
    <form
      ref={root}
      noValidate
      aria-label={HOURS.own()}
      onSubmit={form.onSubmit((values) => void save(values), markErrors)}
    >
      <FieldStack>
        <AvailabilityFields
          form={form}
          hints={{ hours: HOURS.ownHoursHint(), dates: HOURS.ownDatesHint() }}
        />
        {merge && <MergedNote merge={merge} />}
        <div className="row gap-sm to-end">
          {isDirty && <span className="caption">{HOURS.unsaved()}</span>}
          <Button type="submit" variant="default" disabled={!isDirty}>
            {HOURS.save()}
          </Button>
        </div>
      </FieldStack>
      <LeaveQuestion isUnsaved={() => form.isDirty()} title={HOURS.askLeave()} text={HOURS.leaving()} />
    </form>
  );
}
