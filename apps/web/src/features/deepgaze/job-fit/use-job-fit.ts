import type { JobCondition, JobMatch, JobReading } from '@slotwise/contract/deepgaze/job-fit.schema';
import { isFailure } from '@slotwise/contract/failures';
import { useState } from 'react';
import { findPeopleForJob, readJobText } from './job-fit.actions.ts';

/** A job that was read: its text, the reading, and the people matched against it. */
export type ReadJob = { text: string; reading: JobReading; match: JobMatch | null };

/** Reads a job and matches resumes against its conditions; an empty `contextId` searches all zips. */
export function useJobFit(contextId: string) {
  const [job, setJob] = useState<ReadJob | null>(null);
  const [isWorking, setWorking] = useState(false);

  const find = async (read: ReadJob, conditions: JobCondition[], page = 1): Promise<ReadJob> => {
    const body = { contextId, text: read.text, conditions, page };
    const reading = { ...read.reading, conditions };
    if (conditions.length === 0) return { ...read, reading, match: null };
    const response = await findPeopleForJob(body);
    if (isFailure(response)) return page > 1 ? read : { ...read, reading };
    const before = page > 1 ? (read.match?.rows ?? []) : [];
    return { ...read, reading, match: { ...response.data, rows: [...before, ...response.data.rows] } };
  };
  const work = async (task: () => Promise<ReadJob | null>) => {
    setWorking(true);
    const next = await task();
    if (next) setJob(next);
    setWorking(false);
  };
  const read = (asked: { text: string } | { jdId: string }) =>
    work(async () => {
      const response = await readJobText({ contextId, ...asked });
      if (isFailure(response)) return null;
      const { data: reading, text } = response;
      return find({ text, reading, match: null }, reading.conditions);
    });
  return {
    job,
    isWorking,
    read,
    change: (conditions: JobCondition[]) => work(async () => job && find(job, conditions)),
    showMore: () =>
      work(async () => (job?.match ? find(job, job.reading.conditions, job.match.page.page + 1) : null)),
    begin: () => setJob(null),
  };
}

export type JobFit = ReturnType<typeof useJobFit>;
