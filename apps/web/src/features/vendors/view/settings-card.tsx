import { isFailure } from '@slotwise/contract/failures';
import { DECISION_POLICIES, type DecisionPolicy } from '@slotwise/contract/booking-parts/decisions.schema';
import type { Vendor } from '@slotwise/contract/vendors/vendors.schema';
import { Button, Checkbox, Radio } from '@mantine/core';
import { useState } from 'react';
import { Card } from '#ui/page/card.tsx';
import { useSave } from './use-save.ts';
import { ORGANIZATION, POLICY_WORDS, POLICY_HINTS } from './organization.texts.ts';

type Settings = Omit<NonNullable<Vendor['settings']>, 'memberDefaults'>;
type Props = { vendor: Vendor; settings: Settings; reread: () => void };

/** How the organization's panels reach a decision. */
export function SettingsCard({ vendor, settings, reread }: Props) {
  const save = useSave(vendor, reread);
  const { decisionPolicy, requireFeedbackBeforeDecision } = settings;
  const [values, setValues] = useState<Settings>({ decisionPolicy, requireFeedbackBeforeDecision });
  const [saving, setSaving] = useState(false);
  const isChanged =
    values.decisionPolicy !== decisionPolicy ||
    values.requireFeedbackBeforeDecision !== requireFeedbackBeforeDecision;

  const submit = async () => {
    setSaving(true);
    const response = await save(values);
    setSaving(false);
    if (!isFailure(response)) reread();
  };
  return (
    <Card title={ORGANIZATION.decisions()} padded>
      <form
        className="stack gap-md"
        aria-label={ORGANIZATION.decisions()}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Radio.Group
          label={ORGANIZATION.whose()}
          value={values.decisionPolicy}
          onChange={(chosen) => setValues({ ...values, decisionPolicy: chosen as DecisionPolicy })}
        >
          <div className="stack gap-sm mt-2xs">
            {DECISION_POLICIES.map((policy) => (
              <Radio
                key={policy}
                value={policy}
                label={POLICY_WORDS[policy]()}
                description={POLICY_HINTS[policy]()}
              />
            ))}
          </div>
        </Radio.Group>
        <Checkbox
          label={ORGANIZATION.scorecardFirst()}
          description={ORGANIZATION.scorecardFirstHint()}
          checked={values.requireFeedbackBeforeDecision}
          onChange={({ currentTarget }) =>
            setValues({ ...values, requireFeedbackBeforeDecision: currentTarget.checked })
          }
        />
        <div className="flex to-end">
          <Button type="submit" loading={saving} disabled={!isChanged}>
            {ORGANIZATION.save()}
          </Button>
        </div>
      </form>
    </Card>
  );
}
