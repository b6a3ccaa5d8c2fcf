import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';

import type { Place } from '../use-place.ts';
import { FitRow } from './fit-row.tsx';
import { JobConditions } from './job-conditions.tsx';
import { JobTextForm } from './job-text.form.tsx';
import { type JobFit, type ReadJob, useJobFit } from './use-job-fit.ts';
import { DEEPGAZE } from '../deepgaze.texts.ts';
import { FIT } from './job-fit.texts.ts';
import classes from './job-fit.module.css';

type Props = {
  place: Place;
  /** What is searched, in words and by its id; an empty id means all zips. */
  about: string;
  contextId: string;
};

/** Which people of one zip, or of all, fit a job: the job, its conditions, and the resumes matched against them. */
export function JobFitPane({ place, about, contextId }: Props) {
  const fit = useJobFit(contextId);
  const { job, read } = fit;
  const begun = useRef('');
  // Reads the job named in the address at once.
  useEffect(() => {
    if (!place.jobId || begun.current === place.jobId) return;
    begun.current = place.jobId;
    void read({ jdId: place.jobId });
  });
  return (
    <section className="column slim short grows" aria-label={FIT.title()}>
      <div className={classes.head}>
        <h2 className="slim grows title breaks">{job?.reading.title || FIT.title()}</h2>
        {job && (
          <Button size="compact-xs" variant="subtle" onClick={fit.begin}>
            {FIT.other()}
          </Button>
        )}
        <Button size="compact-xs" variant="subtle" onClick={place.closeJob}>
          {FIT.back()}
        </Button>
      </div>
      <div className={classes.body}>
        {job ? <Fit job={job} fit={fit} place={place} about={about} /> : <JobTextForm fit={fit} />}
      </div>
      <p className={classes.promise}>{DEEPGAZE.promise()}</p>
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
          <p className="large strong" role="status">
            {match.rows.length === 0 ? FIT.noOne({ about }) : FIT.found({ count: match.page.total, about })}
          </p>
          {match.refused.length > 0 && <p className={classes.note}>{FIT.refused()}</p>}
          {match.notes.map((note) => (
            <p key={note} className={classes.note}>
              {note}
            </p>
          ))}
          <ul className="stack gap-md" aria-label={FIT.resumesByMet()}>
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
              {FIT.more({ count: Math.min(left, match.page.pageSize), left })}
            </Button>
          )}
        </>
      )}
    </>
  );
}
