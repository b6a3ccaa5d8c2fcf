import type { JobDetails } from '@slotwise/contract/job-descriptions/job-descriptions.schema';
import { ActionIcon } from '@mantine/core';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { downloadDocument } from '#feedback/stored-files.ts';
import { fileSize } from '#lib/file-size.ts';
import { TextPart, TitledPart, WrittenPart } from '#ui/text/titled-part.tsx';
import { roundText, skillText } from '../job-words.model.ts';
import { JOBS } from '../jobs.texts.ts';
import classes from './job-drawer.module.css';

/** What the job is about: texts, skills, rounds and documents, each only if there are any. */
export function JobParts({ job }: { job: JobDetails }) {
  return (
    <>
      <WrittenPart title={JOBS.description()} text={job.description} />
      <WrittenPart title={JOBS.responsibilities()} text={job.responsibilities} />
      {job.mustHaveSkills.length > 0 && (
        <Part title={JOBS.mustHave()}>
          {job.mustHaveSkills.map((skill) => (
            <TwoFacts key={skill.name} first={skill.name} second={skillText(skill)} />
          ))}
        </Part>
      )}
      {job.goodToHaveSkills.length > 0 && (
        <TextPart title={JOBS.goodToHave()} text={job.goodToHaveSkills.join(', ')} />
      )}
      {job.rounds.length > 0 && (
        <Part title={JOBS.rounds()}>
          {job.rounds.map((round) => (
            <TwoFacts
              key={round.roundNumber}
              first={`${round.roundNumber} · ${round.name}`}
              second={[roundText(round), scorecardText(round)].filter(Boolean).join(' · ')}
            />
          ))}
        </Part>
      )}
      {job.documents.length > 0 && <Documents documents={job.documents} />}
    </>
  );
}

const scorecardText = ({ scorecard }: JobDetails['rounds'][number]) =>
  scorecard.length > 0 ? JOBS.rates({ names: scorecard.map(({ name }) => name).join(', ') }) : '';

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <TitledPart title={title}>
    <ul className="stack gap-2xs">{children}</ul>
  </TitledPart>
);

const TwoFacts = ({ first, second }: { first: string; second: string }) => (
  <li>
    {first}
    <div className="caption breaks">{second}</div>
  </li>
);

const Documents = ({ documents }: Pick<JobDetails, 'documents'>) => (
  <Part title={JOBS.documents()}>
    {documents.map((document) => (
      <li key={document.documentId} className={classes.document}>
        <div>
          {document.fileName}
          <div className="caption breaks">
            {JOBS.documentFacts({
              size: fileSize(document.size),
              isShared: String(document.visibility === 'SHARED'),
            })}
          </div>
        </div>
        <ActionIcon
          size={30}
          aria-label={JOBS.downloadOne({ fileName: document.fileName })}
          title={JOBS.download()}
          onClick={() => void downloadDocument(document)}
        >
          <Download size={16} aria-hidden />
        </ActionIcon>
      </li>
    ))}
  </Part>
);
