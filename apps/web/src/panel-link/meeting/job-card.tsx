import { MarkdownText } from '#lib/markdown-text.tsx';
import { useLink } from '../link/link-context.ts';
import { Section } from '../../link-pages/parts/section.tsx';
import { MEETING } from './meeting.texts.ts';

/** The job the candidate is interviewed for; long texts are collapsed. */
export function JobCard() {
  const { job } = useLink().view;
  if (!job) return null;
  const { description, responsibilities, mustHaveSkills, goodToHaveSkills } = job;
  const facts = [
    // The most decisive come first.
    [MEETING.mustHave(), mustHaveSkills.toSorted((a, b) => b.weight - a.weight).map(({ name }) => name)],
    [MEETING.goodToHave(), goodToHaveSkills],
  ] as const;
  const known = facts.filter(([, skills]) => skills.length > 0);
  if (known.length === 0 && !description && !responsibilities) return null;
  return (
    <Section title={MEETING.job()}>
      {known.length > 0 && (
        <dl className="facts">
          {known.map(([name, skills]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{skills.join(', ')}</dd>
            </div>
          ))}
        </dl>
      )}
      {description && <Unfolded title={MEETING.description()} text={description} />}
      {responsibilities && <Unfolded title={MEETING.responsibilities()} text={responsibilities} />}
    </Section>
  );
}

const Unfolded = ({ title, text }: { title: string; text: string }) => (
  <details>
    <summary>
      <span className="strong">{title}</span>
    </summary>
    <MarkdownText className="marked" text={text} heading="h3" />
  </details>
);
