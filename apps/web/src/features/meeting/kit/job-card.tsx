import type { BookedJob } from '@slotwise/contract/job-descriptions/job-descriptions.schema';
import type { ReactNode } from 'react';
import { counted } from '#lib/dates/date-text.ts';
import { Card } from '#ui/page/card.tsx';
import { Tag } from '#ui/text/tag.tsx';
import { TextPart, TitledPart, WrittenPart } from '#ui/text/titled-part.tsx';
import classes from './job-card.module.css';

type Props = {
  job: BookedJob | null;
  /** The way to the job itself, for those who may open it. */
  link: ReactNode;
};

/** What the candidate is interviewed for, for everyone who takes part. */
export function JobCard({ job, link }: Props) {
  if (!job) return null;
  const { title, description, responsibilities, mustHaveSkills, goodToHaveSkills } = job;
  return (
    <Card title={`Job: ${title}`} aside={link} padded>
      <div className={classes.job}>
        {mustHaveSkills.length > 0 && (
          <TitledPart title="Must have">
            <ul className={classes.skills}>
              {/* What decides most stands first. */}
              {mustHaveSkills
                .toSorted((a, b) => b.weight - a.weight)
                .map(({ name, weight, minYears }) => (
                  <li key={name}>
                    <Tag>{name}</Tag>
                    <span className={classes.about}>
                      weight {weight}
                      {minYears ? `, ${counted(minYears, 'year', 'years')} or more` : ''}
                    </span>
                  </li>
                ))}
            </ul>
          </TitledPart>
        )}
        {goodToHaveSkills.length > 0 && <TextPart title="Good to have" text={goodToHaveSkills.join(', ')} />}
        <WrittenPart title="Description" text={description} />
        <WrittenPart title="Responsibilities" text={responsibilities} />
      </div>
    </Card>
  );
}
