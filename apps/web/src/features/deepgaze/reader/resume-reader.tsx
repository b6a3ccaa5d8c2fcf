import { readResumeText } from '@slotwise/contract/deepgaze/resumes.endpoints';
import { FAILURES, type Failure } from '@slotwise/contract/failures';
import type { ResumeText } from '@slotwise/contract/deepgaze/resumes.schema';
import { ActionIcon, SegmentedControl } from '@mantine/core';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { useAnswer } from '#state/use-answer.ts';
import { ScheduleLink } from '../schedule-link.tsx';
import type { Place } from '../use-place.ts';
import { DownloadResume } from './download-resume.tsx';
import { NoResume } from './no-resume.tsx';
import { ResumeFacts } from './resume-facts.tsx';
import { ResumePages } from './resume-pages.tsx';
import { ResumePlainText } from './resume-plain-text.tsx';
import { ResumeWarnings } from './resume-warnings.tsx';
import classes from './reader.module.css';
import { useReaderFocus } from './use-reader-focus.ts';
import { DEEPGAZE } from '../deepgaze.texts.ts';

type Props = {
  resumeId: string;
  place: Place;
  /** Whether a zip and all its resumes were deleted. */
  isGone: (zipId: string) => boolean;
};
const GONE: Failure = { status: 'error', code: 'NOT_FOUND', message: [FAILURES.NOT_FOUND.message] };

type Look = 'pages' | 'text' | 'facts';

/** The resume, until someone deletes it. */
function useResume(resumeId: string, isGone: Props['isGone']) {
  const { data, failure, reload } = useAnswer(readResumeText, { params: { resumeId } });
  const read = data?.data.resume.resumeId === resumeId ? data.data : null;
  if (read && isGone(read.resume.zipId)) return { read: null, failure: GONE, reload };
  return { read, failure, reload };
}

/** One resume next to the questions: its pages, its text and what was understood. */
export function ResumeReader({ resumeId, place, isGone }: Props) {
  const { read, failure, reload } = useResume(resumeId, isGone);
  const { root, back } = useReaderFocus(resumeId, place);
  const name = getName(read);
  return (
    <section ref={root} className="column slim short grows" aria-label={name}>
      <div className={classes.head}>
        <ActionIcon
          ref={back}
          className="touch-square"
          size={30}
          aria-label={place.isFromAnswer ? DEEPGAZE.backToAnswer() : DEEPGAZE.backToList()}
          title={DEEPGAZE.back()}
          onClick={place.closeResume}
        >
          <ArrowLeft size={16} aria-hidden />
        </ActionIcon>
        <div className="slim grows">
          <h2 className="large bold breaks">{name}</h2>
          <p className="caption breaks">{read?.resume.path}</p>
        </div>
        {read && <ScheduleLink {...read.resume} isNamed />}
      </div>
      {!read && <NoResume failure={failure} onRetry={reload} onClose={place.closeResume} />}
      {read && <Read key={resumeId} read={read} place={place} />}
    </section>
  );
}

const getName = (read: ResumeText | null): string =>
  read ? read.resume.candidateName || read.resume.fileName : DEEPGAZE.resume();

const isPdf = ({ resume }: ResumeText) =>
  resume.contentType === 'application/pdf' && resume.documentId !== null;

function Read({ read, place }: { read: ResumeText; place: Place }) {
  const { stretch, openResume } = place;
  const { documentId, fileName } = read.resume;
  const [look, setLook] = useState<Look>(isPdf(read) ? 'pages' : 'text');
  const looks = [
    ...(isPdf(read) ? [{ value: 'pages', label: DEEPGAZE.pages() }] : []),
    { value: 'text', label: DEEPGAZE.text() },
    { value: 'facts', label: DEEPGAZE.facts() },
  ];
  return (
    <>
      <ResumeWarnings read={read} />
      <div className={classes.looks}>
        <SegmentedControl
          size="xs"
          aria-label={DEEPGAZE.looks()}
          data={looks}
          value={look}
          onChange={(next) => setLook(next as Look)}
        />
        {look !== 'pages' && documentId && <DownloadResume documentId={documentId} fileName={fileName} />}
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
