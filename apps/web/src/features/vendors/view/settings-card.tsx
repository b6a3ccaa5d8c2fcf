import { isFailure } from '@slotwise/contract/failures';
import { DECISION_POLICIES, type DecisionPolicy } from '@slotwise/contract/booking-parts/decisions.schema';
import type { Vendor } from '@slotwise/contract/vendors/vendors.schema';
import { Button, Checkbox, Radio } from '@mantine/core';
import { useState } from 'react';
import { Card } from '#ui/page/card.tsx';
import classes from './settings-card.module.css';
import { useSave } from './use-save.ts';

const POLICIES: Record<DecisionPolicy, { label: string; about: string }> = {
  first: {
    label: 'The first decision counts',
    about: 'As soon as one panelist selects or rejects, the meeting is decided.',
  },
  all: {
    label: 'All required panelists agree',
    about: 'The meeting is decided once all required panelists agree.',
  },
  majority: {
    label: 'Most of the required panelists',
    about: 'The meeting is decided once more than half of the required panelists agree.',
  },
};

type Settings = NonNullable<Vendor['settings']>;
type Props = { vendor: Vendor; settings: Settings; reread: () => void };

/** How the panels of the organization come to a decision. */
export function SettingsCard({ vendor, settings, reread }: Props) {
  const save = useSave(vendor, reread);
  const [values, setValues] = useState(settings);
  const [saving, setSaving] = useState(false);
  const isChanged =
    values.decisionPolicy !== settings.decisionPolicy ||
    values.requireFeedbackBeforeDecision !== settings.requireFeedbackBeforeDecision;

  const submit = async () => {
    setSaving(true);
    const response = await save(values);
    setSaving(false);
    if (!isFailure(response)) reread();
  };
  return (
    <Card title="Decisions" padded>
      <form
        className={classes.form}
        aria-label="Decisions"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Radio.Group
          label="Whose decision counts"
          value={values.decisionPolicy}
          onChange={(chosen) => setValues({ ...values, decisionPolicy: chosen as DecisionPolicy })}
        >
          <div className={classes.policies}>
            {DECISION_POLICIES.map((policy) => (
              <Radio
                key={policy}
                value={policy}
                label={POLICIES[policy].label}
                description={POLICIES[policy].about}
              />
            ))}
          </div>
        </Radio.Group>
        <Checkbox
          label="Scorecard before decision"
          description="Panelists must submit their scorecard before they select or reject."
          checked={values.requireFeedbackBeforeDecision}
          onChange={({ currentTarget }) =>
            setValues({ ...values, requireFeedbackBeforeDecision: currentTarget.checked })
          }
        />
        <div className={classes.foot}>
          <Button type="submit" loading={saving} disabled={!isChanged}>
            Save settings
          </Button>
        </div>
      </form>
    </Card>
  );
}
