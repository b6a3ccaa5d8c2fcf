import type { BookedJob } from '@slotwise/contract/job-descriptions/job-descriptions.schema';
import type { ReactNode } from 'react';
import { Card } from '#ui/page/card.tsx';
import { Tag } from '#ui/text/tag.tsx';
import { TextPart, TitledPart, WrittenPart } from '#ui/text/titled-part.tsx';
import classes from './job-card.module.css';
import { KIT } from './kit.texts.ts';

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
    <Card title={KIT.job({ title })} aside={link} padded>
      <div className={classes.job}>
        {mustHaveSkills.length > 0 && (
          <TitledPart title={KIT.mustHave()}>
            <ul className={classes.skills}>
              {/* What decides most stands first. */}
              {mustHaveSkills
                .toSorted((a, b) => b.weight - a.weight)
                .map(({ name, weight, minYears }) => (
                  <li key={name}>
                    <Tag>{name}</Tag>
                    <span className={classes.about}>
                      {minYears ? KIT.skillWithYears({ weight, years: minYears }) : KIT.skill({ weight })}
                    </span>
                  </li>
                ))}
            </ul>
          </TitledPart>
        )}
        {goodToHaveSkills.length > 0 && (
          <TextPart title={KIT.goodToHave()} text={goodToHaveSkills.join(', ')} />
        )}
        <WrittenPart title={KIT.description()} text={description} />
        <WrittenPart title={KIT.responsibilities()} text={responsibilities} />
      </div>
    </Card>
  );
}
