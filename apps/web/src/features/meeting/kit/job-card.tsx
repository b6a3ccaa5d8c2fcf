import type { BookedJob } from '@slotwise/contract/job-descriptions/job-descriptions.schema';
import type { ReactNode } from 'react';
import { counted } from '#lib/dates/date-text.ts';
import { Card } from '#ui/page/card.tsx';
import { Tag } from '#ui/text/tag.tsx';
import { WrittenText } from '#ui/text/written-text.tsx';
import classes from './job-card.module.css';

type Props = {
  job: BookedJob | null;
  /** The way to the job itself, for those who may open it. */
  link: ReactNode;
};

/** What the candidate is interviewed for, for everybody who takes part. */
export function JobCard({ job, link }: Props) {
  if (!job) return null;
  const { title, description, responsibilities, mustHaveSkills, goodToHaveSkills } = job;
  return (
    <Card title={`Job: ${title}`} aside={link} padded>
      <div className={classes.job}>
        {mustHaveSkills.length > 0 && (
          <section>
            <h3 className={classes.title}>Must have</h3>
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
          </section>
        )}
        {goodToHaveSkills.length > 0 && <TextPart title="Good to have" text={goodToHaveSkills.join(', ')} />}
        {description && <Written title="Description" text={description} />}
        {responsibilities && <Written title="Responsibilities" text={responsibilities} />}
      </div>
    </Card>
  );
}

const Written = ({ title, text }: { title: string; text: string }) => (
  <section>
    <h3 className={classes.title}>{title}</h3>
    <WrittenText text={text} />
  </section>
);

const TextPart = ({ title, text }: { title: string; text: string }) => (
  <section>
    <h3 className={classes.title}>{title}</h3>
    <p className={classes.text}>{text}</p>
  </section>
);
