import type { Zip } from '@slotwise/contract/deepgaze/zips.schema';
import { CircleAlert } from 'lucide-react';
import { AlertNote } from '#ui/notes/alert-note.tsx';
import { EmptyState, NothingMatches } from '#ui/notes/empty-state.tsx';
import { PagingFoot } from '#ui/lists/paging-foot.tsx';
import { RetryNote } from '#ui/notes/retry-note.tsx';
import { SkeletonRows } from '#ui/lists/skeleton-rows.tsx';
import type { Place } from '../use-place.ts';
import { isUnderWay } from '../zips/zip-words.model.ts';
import { ResumeFilters } from './resume-filters.tsx';
import { ResumeTable, type Verdicts } from './resume-table.tsx';
import { useResumeList, type ResumeList } from './use-resume-list.ts';
import { isComputed } from './years.model.ts';
import { DEEPGAZE } from '../deepgaze.texts.ts';
import classes from './resumes.module.css';

/** The last answer about the zip: its id, null if it lists no people, undefined while unknown. */
export type LastAnswer = { answerId: string | null | undefined; verdicts: Verdicts };

type Props = {
  zip: Zip;
  place: Place;
  answer: LastAnswer;
  /** The resume read before, which gets the focus back. */
  lastRead: string | null;
};

/** The files of a zip and what was understood of each. */
export function ResumesPane({ zip, place, answer, lastRead }: Props) {
  const list = useResumeList(zip, answer.answerId);
  const { data, values, change, goTo } = list;
  const { page, pageSize, total } = data?.page ?? { page: 1, pageSize: 25, total: 0 };
  return (
    <section
      className="column slim short grows container"
      aria-label={DEEPGAZE.resumesIn({ zip: zip.zipFileName })}
    >
      {/* Next to the list of zips it would repeat what is there. */}
      <h2 className={`${classes.title} unseen-from-1100`}>{DEEPGAZE.resumesIn({ zip: zip.zipFileName })}</h2>
      <ResumeFilters
        values={values}
        answerId={answer.answerId}
        onChange={change}
        onExport={list.exportList}
      />
      {zip.error && (
        <div className={classes.fault}>
          <AlertNote sign={CircleAlert} tone="bad">
            {zip.error}
          </AlertNote>
        </div>
      )}
      <div className={classes.body}>
        <Files {...{ list, zip, place, answer, lastRead }} />
      </div>
      {list.resumes.some(isComputed) && <p className="inset line-above caption">{DEEPGAZE.computedHint()}</p>}
      {total > 0 && <PagingFoot page={page} pageSize={pageSize} total={total} onPage={goTo} />}
    </section>
  );
}

function Files({ list, zip, place, answer, lastRead }: Props & { list: ResumeList }) {
  const { data, failure, reload, resumes, isFiltered, clear, values, change } = list;
  if (!data && failure) {
    return <RetryNote title={DEEPGAZE.resumesNotLoaded()} failure={failure} onRetry={reload} />;
  }
  if (!data) return <SkeletonRows rows={8} label={DEEPGAZE.loadingResumes()} isPrompt={isUnderWay(zip)} />;
  if (data.page.total === 0) return isFiltered ? <NothingMatches onClear={clear} /> : <NoFiles zip={zip} />;
  return (
    <ResumeTable
      resumes={resumes}
      verdicts={answer.verdicts}
      lastRead={lastRead}
      sort={values.sort}
      onSort={(sort) => change({ sort })}
      toAddress={(resumeId) => place.addressOfResume(resumeId, 'resumes')}
    />
  );
}

function NoFiles({ zip }: { zip: Zip }) {
  if (isUnderWay(zip)) return <EmptyState title={DEEPGAZE.nothingRead()} text={DEEPGAZE.nothingReadHint()} />;
  return (
    <EmptyState drawing={false} title={DEEPGAZE.noResumes()} text={zip.error ?? DEEPGAZE.noResumesHint()} />
  );
}
