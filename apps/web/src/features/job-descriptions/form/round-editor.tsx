import type { ScorecardAttribute } from '@slotwise/contract/booking-parts/feedback.schema';
import { LIMITS } from '@slotwise/contract/limits';
import { Button, Checkbox, TagsInput, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { FieldRow } from '#ui/fields/field-row.tsx';
import type { RoundValues, SkillValues } from './job-values.model.ts';
import classes from './rounds-section.module.css';
import { WeightedLines } from './weighted-lines.tsx';
import { WholeNumber } from './whole-number.tsx';
import { FORM } from './job-form.texts.ts';

type Props = {
  round: RoundValues;
  /** The job's must-have skills, which can be added to a scorecard. */
  skills: SkillValues[];
  findError: (name: string) => ReactNode;
  onChange: (changes: Partial<RoundValues>) => void;
};

const BLANK: ScorecardAttribute = { name: '', weight: 3, mustHave: false };

/** Appends the skills not yet on the scorecard, as must-haves. */
function withSkills(scorecard: ScorecardAttribute[], skills: SkillValues[]): ScorecardAttribute[] {
  const rated = new Set(scorecard.map(({ name }) => name.trim().toLowerCase()));
  const missing = skills.filter(({ name }) => name.trim() && !rated.has(name.trim().toLowerCase()));
  const added = missing.map(({ name, weight }) => ({ name: name.trim(), weight, mustHave: true }));
  return [...scorecard.filter(({ name }) => name.trim()), ...added].slice(0, LIMITS.scorecardAttributesMax);
}

/** One round: its duration, its panel, and what they rate. */
export function RoundEditor({ round, skills, findError, onChange }: Props) {
  const { name, durationMinutes, requiredCount, panelTags, scorecard } = round;
  return (
    <div className={classes.editor}>
      <FieldRow>
        <TextInput
          data-round-name
          label={FORM.roundName()}
          required
          maxLength={100}
          autoComplete="off"
          value={name}
          onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
          error={findError('name')}
        />
        <WholeNumber
          label={FORM.minutes()}
          required
          min={LIMITS.meetingMinMinutes}
          max={LIMITS.meetingMaxMinutes}
          value={durationMinutes}
          onChange={(typed) => onChange({ durationMinutes: typed })}
          error={findError('durationMinutes')}
        />
        <WholeNumber
          label={FORM.requiredPanelists()}
          required
          min={1}
          max={10}
          value={requiredCount}
          onChange={(typed) => onChange({ requiredCount: typed })}
          error={findError('requiredCount')}
        />
      </FieldRow>
      <TagsInput
        label={FORM.panelSkills()}
        description={FORM.panelSkillsHint()}
        maxTags={20}
        value={panelTags}
        onChange={(tags) => onChange({ panelTags: tags })}
        error={findError('panelTags')}
      />
      <WeightedLines
        label={FORM.scorecard()}
        description={FORM.scorecardHint()}
        noun="ATTRIBUTE"
        lines={scorecard}
        blank={BLANK}
        most={LIMITS.scorecardAttributesMax}
        maxLength={80}
        error={findError('scorecard')}
        onChange={(attributes) => onChange({ scorecard: attributes })}
        extra={({ mustHave }, change, attribute) => (
          <Checkbox
            size="xs"
            label={FORM.isMustHave()}
            aria-label={FORM.isMustHaveOne({ attribute })}
            checked={mustHave}
            onChange={({ currentTarget }) => change({ mustHave: currentTarget.checked })}
          />
        )}
      />
      {skills.some((skill) => skill.name.trim()) && (
        <div>
          <Button
            size="xs"
            variant="subtle"
            onClick={() => onChange({ scorecard: withSkills(scorecard, skills) })}
          >
            {FORM.takeSkills()}
          </Button>
        </div>
      )}
    </div>
  );
}
