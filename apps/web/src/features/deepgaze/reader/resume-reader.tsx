import type { ResumeText } from '@slotwise/contract/deepgaze/resumes/resumes.schema';
import type { Failure } from '@slotwise/contract/failures';
import { ActionIcon, SegmentedControl } from '@mantine/core';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLoaded } from '#lib/use-loaded.ts';
import { RetryNote } from '#ui/retry-note.tsx';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import { readResume } from '../deepgaze.actions.ts';
import { ScheduleLink } from '../resumes/schedule-link.tsx';
import type { Place } from '../use-place.ts';
import { ResumeFacts } from './resume-facts.tsx';
import { ResumePages } from './resume-pages.tsx';
import { ResumePlainText } from './resume-plain-text.tsx';
import { ResumeWarnings } from './resume-warnings.tsx';
import classes from './reader.module.css';

type Props = { resumeId: string; place: Place };
type Look = 'pages' | 'text' | 'facts';

/** One resume beside the questions: its pages, its text and what was understood of it. */
export function ResumeReader({ resumeId, place }: Props) {
  const { data, failure, reload } = useLoaded(resumeId, () => readResume(resumeId));
  const read = data?.data.resume.resumeId === resumeId ? data.data : null;
  const back = useRef<HTMLButtonElement>(null);
  // Whoever opened it from the keyboard goes on from here, and Back is the first thing.
  useEffect(() => back.current?.focus({ preventScroll: true }), [resumeId]);
  const name = nameOf(read);
  return (
    <section className={classes.reader} aria-label={name}>
      <div className={classes.head}>
        <ActionIcon
          ref={back}
          className={classes.back}
          size={30}
          aria-label="Back to the list"
          title="Back"
          onClick={place.closeResume}
        >
          <ArrowLeft size={16} aria-hidden />
        </ActionIcon>
        <div className={classes.who}>
          <h2 className={classes.title}>{name}</h2>
          <p className={classes.file}>{read?.resume.path}</p>
        </div>
        {read && <ScheduleLink {...read.resume} isNamed />}
      </div>
      {!read && <NotRead failure={failure} onRetry={reload} />}
      {read && <Read key={resumeId} read={read} place={place} />}
    </section>
  );
}

const nameOf = (read: ResumeText | null): string =>
  read ? read.resume.candidateName || read.resume.fileName : 'Resume';

function NotRead({ failure, onRetry }: { failure: Failure | null; onRetry: () => void }) {
  if (!failure) return <SkeletonRows rows={5} label="Loading the resume" />;
  return <RetryNote title="The resume could not be opened" failure={failure} onRetry={onRetry} />;
}

const isPdf = ({ resume }: ResumeText) =>
  resume.contentType === 'application/pdf' && resume.documentId !== null;

function Read({ read, place }: { read: ResumeText; place: Place }) {
  const { stretch, openResume } = place;
  const [look, setLook] = useState<Look>(isPdf(read) ? 'pages' : 'text');
  const looks = [
    ...(isPdf(read) ? [{ value: 'pages', label: 'Pages' }] : []),
    { value: 'text', label: 'Text' },
    { value: 'facts', label: 'Understood' },
  ];
  return (
    <>
      <ResumeWarnings read={read} />
      <div className={classes.looks}>
        <SegmentedControl
          size="xs"
          aria-label="What of the resume to show"
          data={looks}
          value={look}
          onChange={(next) => setLook(next as Look)}
        />
      </div>
      {look === 'pages' && <ResumePages read={read} stretch={stretch} onText={() => setLook('text')} />}
      {look === 'text' && <ResumePlainText read={read} stretch={stretch} />}
      {look === 'facts' && (
        <ResumeFacts
          read={read}
          onFact={(fact) => {
            openResume(read.resume.resumeId, { start: fact.start, end: fact.end });
            setLook(isPdf(read) ? 'pages' : 'text');
          }}
        />
      )}
    </>
  );
}
