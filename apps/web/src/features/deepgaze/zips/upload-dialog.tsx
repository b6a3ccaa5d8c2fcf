import { LIMITS } from '@slotwise/contract/limits';
import type { JobDetails } from '@slotwise/contract/job-descriptions/job-descriptions.schema';
import { Button, Modal } from '@mantine/core';
import { Upload } from 'lucide-react';
import { useState } from 'react';
import { fileSize } from '#lib/file-size.ts';
import { useDrop } from '#ui/file-drop/use-drop.ts';
import { JobChoice } from './job-choice.tsx';
import classes from './upload-zip.module.css';
import type { ZipUpload } from './use-zip-upload.ts';
import { DEEPGAZE } from '../deepgaze.texts.ts';

/** What can be uploaded, for which job, and the zips themselves; it closes when the upload starts. */
export function UploadDialog({ uploads }: { uploads: ZipUpload }) {
  const [job, setJob] = useState<JobDetails | null>(null);
  const { choose, send, closeDialog } = uploads;
  const { isOver, handlers } = useDrop(false, (files) => send(files, job?.jdId));
  return (
    <Modal opened onClose={closeDialog} size={480} title={DEEPGAZE.uploadResumes()}>
      <div className="stack gap-md">
        <JobChoice job={job} onChoose={setJob} />
        <div className={classes.zone} data-over={isOver || undefined} {...handlers}>
          <Button
            data-autofocus
            leftSection={<Upload size={14} aria-hidden />}
            aria-describedby="zip-limits"
            onClick={() => choose(job?.jdId)}
          >
            {DEEPGAZE.choose()}
          </Button>
          <p id="zip-limits" className="caption">
            <span className={classes.pointer}>{DEEPGAZE.drop()} </span>
            {DEEPGAZE.limits({ size: fileSize(LIMITS.zipMaxBytes), count: LIMITS.zipEntriesMax })}
          </p>
        </div>
      </div>
    </Modal>
  );
}
