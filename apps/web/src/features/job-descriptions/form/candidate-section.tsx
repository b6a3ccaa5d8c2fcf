import { NumberInput, TagsInput } from '@mantine/core';
import type { JobForm } from './job-form.model.ts';
import { EMPTY_SKILL } from './job-values.model.ts';
import { Section } from './section.tsx';
import { WeightedLines } from './weighted-lines.tsx';

const MOST_SKILLS = 30;

/** What a candidate has to bring. */
export function CandidateSection({ form }: { form: JobForm }) {
  return (
    <Section title="What the candidate brings">
      <WeightedLines
        label="Must-have skills"
        description="How much each one counts, from 1 to 5, and the years asked for"
        noun="Skill"
        lines={form.values.mustHaveSkills}
        blank={EMPTY_SKILL}
        most={MOST_SKILLS}
        maxLength={60}
        error={form.errors['mustHaveSkills']}
        onChange={(skills) => form.setFieldValue('mustHaveSkills', skills)}
        extra={({ minYears }, change, name) => (
          <NumberInput
            aria-label={`Years of ${name}`}
            placeholder="Years"
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
        label="Good to have"
        description="Press Enter after each one"
        maxTags={MOST_SKILLS}
        {...form.getInputProps('goodToHaveSkills')}
      />
    </Section>
  );
}
