import type { BookedJob } from '@slotwise/contract/job-descriptions/job-descriptions.schema';
import type { ReactNode } from 'react';
import { Card } from '#ui/page/card.tsx';
import { Tag } from '#ui/text/tag.tsx';
import { TextPart, TitledPart, WrittenPart } from '#ui/text/titled-part.tsx';
import { KIT } from './kit.texts.ts';

type Props = {
  job: BookedJob | null;
  /** A link to the job itself, for those who may open it. */
  link: ReactNode;
};

/** The job the candidate is interviewed for, for everyone taking part. */
export function JobCard({ job, link }: Props) {
  if (!job) return null;
  const { title, description, responsibilities, mustHaveSkills, goodToHaveSkills } = job;
  return (
    <Card title={KIT.job({ title })} aside={link} padded>
      <div className="stack gap-sm small">
        {mustHaveSkills.length > 0 && (
          <TitledPart title={KIT.mustHave()}>
            <ul className="flow gap-md rows-xs">
              {/* What decides most stands first. */}
              {mustHaveSkills
                .toSorted((a, b) => b.weight - a.weight)
                .map(({ name, weight, minYears }) => (
                  <li key={name} className="inline-row gap-2xs">
                    <Tag>{name}</Tag>
                    <span className="caption">
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
