import { isFailure, type Failure } from '@slotwise/contract/failures';
import type { MemberDefaults } from '@slotwise/contract/panelists/panelists.schema';
import { memberDefaultsField } from '@slotwise/contract/vendors/vendor-changes.schema';
import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useRef, useState } from 'react';
import { hoursPhrase } from '#lib/dates/weekly-hours.ts';
import { focusFirstError } from '#lib/focus-first-error.ts';
import { mistakesBy } from '#lib/mistakes-by.ts';
import { FieldStack } from '#ui/fields/field-row.tsx';
import { TimeZoneSelect } from '#ui/fields/time-zone-select.tsx';
import { Card } from '#ui/page/card.tsx';
import { Fold } from '#ui/text/fold.tsx';
import { WeeklyHoursField } from './hours/weekly-hours-field.tsx';
import { overlapErrors } from './hours/weekly-hours.model.ts';
import { HOURS } from './hours/hours.texts.ts';
import { LimitFields } from './limits/limit-fields.tsx';
import { under, withoutErrors } from './panelist-values.model.ts';
import { MEMBER_DEFAULTS } from './panelists.texts.ts';

type Props = {
  defaults: MemberDefaults;
  onSave: (defaults: MemberDefaults) => Promise<object | Failure>;
};

function validate(values: MemberDefaults): Record<string, string> {
  const errors = mistakesBy(memberDefaultsField, values);
  return { ...errors, ...(errors['weeklyHours'] && under('weeklyHours', overlapErrors(values.weeklyHours))) };
}

/** The defaults for new members; everyone can change them for themselves later. */
export function MemberDefaultsCard({ defaults, onSave }: Props) {
  const root = useRef<HTMLFormElement>(null);
  const [saving, setSaving] = useState(false);
  const form = useForm<MemberDefaults>({ initialValues: defaults, validate });
  const { values, errors } = form;
  const change = (changes: Partial<MemberDefaults>) => {
    form.setValues(changes);
    for (const field of Object.keys(changes)) form.setErrors((present) => withoutErrors(field, present));
  };
  const save = async (typed: MemberDefaults) => {
    setSaving(true);
    const response = await onSave(typed);
    setSaving(false);
    if (!isFailure(response)) form.resetDirty(typed);
  };
  return (
    <Card title={MEMBER_DEFAULTS.title()} padded>
      <form
        ref={root}
        noValidate
        aria-label={MEMBER_DEFAULTS.title()}
        onSubmit={(event) =>
          form.onSubmit(
            (typed) => void save(typed),
            () => focusFirstError(root.current),
          )(event)
        }
      >
        <FieldStack>
          <TimeZoneSelect
            label={HOURS.timeZone()}
            description={MEMBER_DEFAULTS.timeZoneHint()}
            placeholder={MEMBER_DEFAULTS.sameZone()}
            clearable
            value={values.timeZone ?? ''}
            onChange={(timeZone) => change({ timeZone: timeZone || null })}
            error={errors['timeZone']}
          />
          <Fold
            label={MEMBER_DEFAULTS.hours({ hours: hoursPhrase(values.weeklyHours) })}
            staysOpen={Object.keys(errors).some((field) => field !== 'timeZone')}
          >
            <FieldStack>
              <WeeklyHoursField
                hint={MEMBER_DEFAULTS.hoursHint()}
                value={values.weeklyHours}
                onChange={(weeklyHours) => change({ weeklyHours })}
                errors={errors}
              />
              <LimitFields value={values} errors={errors} onChange={change} />
            </FieldStack>
          </Fold>
          <div className="row gap-sm to-end">
            <Button type="submit" loading={saving} disabled={!form.isDirty()}>
              {MEMBER_DEFAULTS.save()}
            </Button>
          </div>
        </FieldStack>
      </form>
    </Card>
  );
}
