import { NumberInput, TagsInput } from '@mantine/core';
import type { JobForm } from './job-form.model.ts';
import { EMPTY_SKILL } from './job-values.model.ts';
import { Section } from './section.tsx';
import { WeightedLines } from './weighted-lines.tsx';
import { FORM } from './job-form.texts.ts';

const MOST_SKILLS = 30;

/** What a candidate has to bring. */
export function CandidateSection({ form }: { form: JobForm }) {
  return (
    <Section title={FORM.candidate()}>
      <WeightedLines
        label={FORM.mustHave()}
        description={FORM.mustHaveHint()}
        noun="SKILL"
        lines={form.values.mustHaveSkills}
        blank={EMPTY_SKILL}
        most={MOST_SKILLS}
        maxLength={60}
        error={form.errors['mustHaveSkills']}
        onChange={(skills) => form.setFieldValue('mustHaveSkills', skills)}
        extra={({ minYears }, change, name) => (
          <NumberInput
            aria-label={FORM.yearsOf({ skill: name })}
            placeholder={FORM.years()}
            min={0}
            max={50}
            hideControls
            inputMode="decimal"
            value={minYears}
            onChange={(typed) => change({ minYears: typed })}
          />
        )}
      />
      <TagsInput
        label={FORM.goodToHave()}
        description={FORM.tagsHint()}
        maxTags={MOST_SKILLS}
        {...form.getInputProps('goodToHaveSkills')}
      />
    </Section>
  );
}
