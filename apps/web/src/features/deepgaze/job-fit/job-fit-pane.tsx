import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { counted } from '#lib/dates/date-text.ts';
import { PROMISE } from '../conversation/composer.tsx';
import panes from '../pane.module.css';
import type { Place } from '../use-place.ts';
import { FitRow } from './fit-row.tsx';
import { JobConditions } from './job-conditions.tsx';
import { JobTextForm } from './job-text.form.tsx';
import { type JobFit, type ReadJob, useJobFit } from './use-job-fit.ts';
import classes from './job-fit.module.css';

type Props = {
  place: Place;
  /** What is looked through, in words and by its id; an empty id is all zips. */
  about: string;
  contextId: string;
};

/** Which people of a zip, or of all, fit a job: the job, its conditions, and the resumes held against them. */
export function JobFitPane({ place, about, contextId }: Props) {
  const fit = useJobFit(contextId);
  const { job, read } = fit;
  const begun = useRef('');
  // The job that the address names is read at once.
  useEffect(() => {
    if (!place.jobId || begun.current === place.jobId) return;
    begun.current = place.jobId;
    void read({ jdId: place.jobId });
  });
  return (
    <section className={panes.pane} aria-label="Who fits a job">
      <div className={classes.head}>
        <h2 className={classes.title}>{job?.reading.title || 'Who fits a job'}</h2>
        {job && (
          <Button size="compact-xs" variant="subtle" onClick={fit.begin}>
            Another job
          </Button>
        )}
        <Button size="compact-xs" variant="subtle" onClick={place.closeJob}>
          Back to questions
        </Button>
      </div>
      <div className={classes.body}>
        {job ? <Fit job={job} fit={fit} place={place} about={about} /> : <JobTextForm fit={fit} />}
      </div>
      <p className={classes.promise}>{PROMISE}</p>
    </section>
  );
}

type FitProps = { job: ReadJob; fit: JobFit; place: Place; about: string };

function Fit({ job: { reading, match }, fit, place, about }: FitProps) {
  const { isWorking, change, showMore } = fit;
  const { conditions } = reading;
  const left = match ? match.page.total - match.rows.length : 0;
  return (
    <>
      <JobConditions
        {...{ reading, isWorking }}
        metBy={match?.metBy}
        onChange={(next) => void change(next)}
      />
      {match && (
        <>
          <p className={classes.answer} role="status">
            {match.rows.length === 0
              ? `No one in ${about} meets any of these conditions.`
              : `${counted(match.page.total, 'resume', 'resumes')} in ${about}, by conditions met.`}
          </p>
          {match.refused.length > 0 && (
            <p className={classes.note}>
              A condition that no one may be chosen by was refused and not looked for.
            </p>
          )}
          {match.notes.map((note) => (
            <p key={note} className={classes.note}>
              {note}
            </p>
          ))}
          <ul className={classes.rows} aria-label="Resumes by conditions met">
            {match.rows.map((row) => (
              <FitRow key={row.resumeId} row={row} conditions={conditions} place={place} />
            ))}
          </ul>
          {left > 0 && (
            <Button
              className={classes.act}
              size="xs"
              variant="default"
              loading={isWorking}
              onClick={() => void showMore()}
            >
              Show {counted(Math.min(left, match.page.pageSize), 'more resume', 'more resumes')} of {left}
            </Button>
          )}
        </>
      )}
    </>
  );
}
