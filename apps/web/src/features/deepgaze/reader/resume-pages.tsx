import type { ResumeText } from '@slotwise/contract/deepgaze/resumes.schema';
import { useState } from 'react';
import { fetchFile } from '#api/fetch-file.ts';
import { PdfPages } from '#ui/pdf-pages/pdf-pages.tsx';
import { TextButton } from '#ui/text/text-button.tsx';
import type { Stretch } from '../use-place.ts';
import { DownloadResume } from './download-resume.tsx';
import { getFile } from './resume-file.model.ts';
import classes from './reader.module.css';
import { pageAt, toPages, placesBefore } from './text-pieces.model.ts';
import { DEEPGAZE } from '../deepgaze.texts.ts';

type Props = { read: ResumeText; stretch: Stretch | null; onText: () => void };

/** The pages of a PDF, with the words of a quote highlighted. */
export function ResumePages({ read, stretch, onText }: Props) {
  const { documentId, fileName } = read.resume;
  const [missed, setMissed] = useState<Stretch | null>(null);
  const isMissed = missed !== null && missed.start === stretch?.start && missed.end === stretch.end;
  const mark = stretch && toMark(read, stretch);
  if (!documentId) return null;
  return (
    <div className={classes.pages}>
      {isMissed && mark && (
        <p className="inset fine waiting" role="status">
          {DEEPGAZE.notMarked({ page: mark.page })}{' '}
          <TextButton onClick={onText}>{DEEPGAZE.showInText()}</TextButton>
        </p>
      )}
      <PdfPages
        name={fileName}
        documentKey={documentId}
        load={(signal) => fetchFile(getFile(documentId), signal)}
        mark={mark}
        onMarked={(isMarked) => setMissed(isMarked ? null : stretch)}
        acts={<DownloadResume documentId={documentId} fileName={fileName} />}
      />
    </div>
  );
}

function toMark(read: ResumeText, stretch: Stretch) {
  const page = pageAt(read.pageStarts, stretch.start);
  const around = toPages(read)[page - 1] ?? { start: 0, end: read.text.length };
  return {
    page,
    words: read.text.slice(stretch.start, stretch.end),
    skip: placesBefore(read.text, around, stretch),
  };
}
