import { exportResumes, listResumes } from '@slotwise/contract/deepgaze/resumes.endpoints';
import {
  LISTED_STATES,
  RESUME_FLAGS,
  RESUME_SORTS,
  type Resume,
} from '@slotwise/contract/deepgaze/resumes.schema';
import type { Zip } from '@slotwise/contract/deepgaze/zips.schema';
import { useEffect, useRef } from 'react';
import { exportCsv } from '#feedback/export-csv.ts';
import { useAddressFilters } from '#lib/use-address-filters.ts';
import { useAnswer } from '#state/use-answer.ts';
import { lookedAt } from '../zips/zip-words.model.ts';
import { toNoticeLimit } from './notice.model.ts';

const FILTERS = ['q', 'state', 'flag', 'notice', 'answer', 'sort'] as const;
const ID = /^[\da-f-]{36}$/i;
const PAGE_SIZE = '25';
const NONE: never[] = [];

const toState = (text: string) => LISTED_STATES.find((one) => one === text);
const toFlag = (text: string) => RESUME_FLAGS.find((one) => one === text);
const toSort = (text: string) => RESUME_SORTS.find((one) => one === text && one !== 'FILE');

const ACCEPTED = {
  state: (text: string) => toState(text) ?? '',
  flag: (text: string) => toFlag(text) ?? '',
  notice: (text: string) => toNoticeLimit(text) ?? '',
  answer: (text: string) => (ID.test(text) ? text : ''),
  sort: (text: string) => toSort(text) ?? '',
};

/**
 * The page of a zip's files named in the address, read again while the zip is being read. `answerId` is the last answer
 * about it; null if there is none, undefined while unknown.
 */
export function useResumeList(zip: Zip, answerId: string | null | undefined) {
  const { values, page, change, goTo, clear } = useAddressFilters(FILTERS, ACCEPTED);
  const query = {
    q: values.q || undefined,
    parseState: toState(values.state),
    flag: toFlag(values.flag),
    maxNoticeDays: values.notice || undefined,
    answer: values.answer || undefined,
    sort: toSort(values.sort) ?? 'FILE',
    page: String(page),
    pageSize: PAGE_SIZE,
  };
  const loaded = useAnswer(listResumes, { params: { zip: zip.zipId }, query }, { always: true });
  useReadingZip(zip, loaded.reload);
  useNewestAnswer(values.answer, answerId, change);
  const resumes = listedIn(loaded.data);
  const isFiltered = Boolean(values.q || values.state || values.flag || values.notice || values.answer);
  const name = `resumes-of-${zip.zipFileName.replace(/\.zip$/i, '')}`;
  const exportList = () => exportCsv(exportResumes, { params: { zip: zip.zipId }, query }, name);
  return { ...loaded, resumes, values, change, goTo, clear, isFiltered, exportList };
}

const listedIn = (answer: { data: Resume[] } | null): Resume[] => answer?.data ?? NONE;

/** Reads the list again as more of the zip is read. */
function useReadingZip(zip: Zip, reload: () => void) {
  const state = `${zip.state} ${lookedAt(zip)}`;
  const known = useRef(state);
  useEffect(() => {
    if (known.current !== state) reload();
    known.current = state;
  }, [state, reload]);
}

/** A list filtered by an answer moves on to the newest answer, and is cleared when there is none. */
function useNewestAnswer(
  listed: string,
  answerId: string | null | undefined,
  change: (changes: { answer: string }) => void,
) {
  const isOutdated = listed !== '' && answerId !== undefined && listed !== answerId;
  useEffect(() => {
    if (isOutdated) change({ answer: answerId ?? '' });
  }, [isOutdated, answerId, change]);
}

export type ResumeList = ReturnType<typeof useResumeList>;
