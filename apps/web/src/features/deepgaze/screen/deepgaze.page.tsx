import type { Zip } from '@slotwise/contract/deepgaze/zips.schema';
import { SegmentedControl } from '@mantine/core';
import { useMemo, useState } from 'react';

import { useAppDispatch } from '#state/use-app-dispatch.ts';
import { EmptyState } from '#ui/notes/empty-state.tsx';
import { useDrop } from '#ui/file-drop/use-drop.ts';
import { SkipLink } from '#ui/page/skip-link.tsx';
import { QUESTION_BOX } from '../conversation/composer.tsx';
import { ConversationPane } from '../conversation/conversation-pane.tsx';
import { useConversation, type Conversation } from '../conversation/use-conversation.ts';
import { showUploaded } from '../deepgaze.actions.ts';
import classes from './deepgaze.module.css';
import { JobFitPane } from '../job-fit/job-fit-pane.tsx';
import { ResumeReader } from '../reader/resume-reader.tsx';
import { ResumesPane, type LastAnswer } from '../resumes/resumes-pane.tsx';
import { usePlace, type Place, type View } from '../use-place.ts';
import { useWayToQuestions } from './use-way-to-questions.ts';
import { UploadButton, ZipUploads } from '../zips/upload-zip.tsx';
import { useZipUpload, type ZipUpload } from '../zips/use-zip-upload.ts';
import { useZips } from '../zips/use-zips.ts';
import { ZipsPane } from '../zips/zips-pane.tsx';
import { DEEPGAZE } from '../deepgaze.texts.ts';

const listViews = (): { value: View; label: string }[] => [
  { value: 'zips', label: DEEPGAZE.zips() },
  { value: 'resumes', label: DEEPGAZE.resumes() },
  { value: 'questions', label: DEEPGAZE.questions() },
];
const NONE: never[] = [];

export default function DeepgazePage() {
  const dispatch = useAppDispatch();
  const place = usePlace();
  const loaded = useZips();
  const { zips } = loaded;
  const zip = shownZip(place, zips);
  const conversation = useConversation(getContext(place, zip), getName(zip));
  // If the address names a zip it stays: an upload does not take a reader away from an answer.
  const uploads = useZipUpload((uploaded) => {
    dispatch(showUploaded(uploaded));
    place.showView('zips');
  });
  const drop = useDrop(uploads.isAsking, (files) => uploads.send(files, undefined));
  const isEmpty = loaded.data !== null && zips.length === 0;
  const view = shownView(place, zips, isEmpty);
  const goToQuestions = useWayToQuestions(place);
  return (
    <div
      className={classes.screen}
      data-full-bleed
      data-view={view}
      data-empty={isEmpty || undefined}
      data-over={drop.isOver || undefined}
      {...drop.handlers}
    >
      <title>{DEEPGAZE.title()}</title>
      {zips.length > 0 && (
        <SkipLink
          to={QUESTION_BOX}
          onClick={(event) => {
            event.preventDefault();
            goToQuestions();
          }}
        >
          {DEEPGAZE.skip()}
        </SkipLink>
      )}
      <Head view={view} place={place} uploads={uploads} isEmpty={isEmpty} />
      <div className={classes.zips}>
        <ZipsPane loaded={loaded} current={zip} place={place} />
      </div>
      <div className={classes.resumes}>
        <Middle {...{ place, zip, zips, isEmpty, isListed: loaded.data !== null, conversation, uploads }} />
      </div>
      <div className={classes.questions}>
        {isEmpty && <p className={classes.promise}>{DEEPGAZE.promise()}</p>}
        <AskPane {...{ place, zip, zips, conversation }} />
      </div>
    </div>
  );
}

type AskProps = { place: Place; zip: Zip | null; zips: Zip[]; conversation: Conversation };

/** Questions about the resumes, or a job they are matched against. */
function AskPane({ place, zip, zips, conversation }: AskProps) {
  if (zips.length === 0) return null;
  const about = zip?.zipFileName ?? describeAll(zips);
  const key = getContext(place, zip);
  return place.jobId === null ? (
    <ConversationPane key={key} {...{ conversation, place, about }} zipId={zip?.zipId} />
  ) : (
    <JobFitPane key={key} {...{ place, about }} contextId={zip?.contextId ?? ''} />
  );
}

type HeadProps = { view: View; place: Place; uploads: ZipUpload; isEmpty: boolean };

/** The title with the button that adds a zip, unless a larger one is shown; in a narrow window also the pane switch. */
function Head({ view, place, uploads, isEmpty }: HeadProps) {
  return (
    <div className={classes.head}>
      <h1 className="large bold">{DEEPGAZE.heading()}</h1>
      {!isEmpty && <UploadButton uploads={uploads} />}
      {!isEmpty && (
        <SegmentedControl
          className={classes.views}
          size="xs"
          fullWidth
          aria-label={DEEPGAZE.views()}
          data={listViews()}
          value={view}
          onChange={(next) => place.showView(next as View)}
        />
      )}
      <ZipUploads uploads={uploads} />
    </div>
  );
}

/** The zip in the address; the newest if it names none, or one that is gone. */
const shownZip = ({ isAll, zipId }: Place, zips: Zip[]): Zip | null =>
  isAll ? null : (zips.find((zip) => zip.zipId === zipId) ?? zips[0] ?? null);

/** In a narrow window: the chosen pane, or by default the questions once there is something to ask about. */
function shownView({ view }: Place, zips: Zip[], isEmpty: boolean): View {
  if (isEmpty) return 'resumes';
  return view ?? (zips.length > 0 ? 'questions' : 'zips');
}

const getName = (zip: Zip | null): string => zip?.zipFileName ?? '';

const describeAll = ({ length }: Zip[]): string => DEEPGAZE.all({ count: length });

const getContext = ({ isAll }: Place, zip: Zip | null): string | null =>
  isAll ? '' : (zip?.contextId ?? null);

type MiddleProps = {
  place: Place;
  zip: Zip | null;
  zips: Zip[];
  isEmpty: boolean;
  /** Whether the zips have been loaded. */
  isListed: boolean;
  conversation: Conversation;
  uploads: ZipUpload;
};

/** The list of a zip, or the one resume being read. */
function Middle({ place, zip, zips, isEmpty, isListed, conversation, uploads }: MiddleProps) {
  const answer = useLastAnswer(conversation);
  const [lastRead, setLastRead] = useState(place.resumeId);
  if (place.resumeId && place.resumeId !== lastRead) setLastRead(place.resumeId);
  if (place.resumeId) {
    const isGone = (zipId: string) => isListed && !zips.some((one) => one.zipId === zipId);
    return <ResumeReader resumeId={place.resumeId} place={place} isGone={isGone} />;
  }
  if (zip) return <ResumesPane key={zip.zipId} {...{ zip, place, answer, lastRead }} />;
  if (zips.length > 0) {
    return (
      <div className={classes.middle}>
        <EmptyState
          drawing={false}
          title={DEEPGAZE.toAll({ count: zips.length })}
          text={DEEPGAZE.toAllHint()}
        />
      </div>
    );
  }
  if (!isEmpty) return null;
  return (
    <div className={classes.middle}>
      <EmptyState
        title={DEEPGAZE.none()}
        text={DEEPGAZE.noneHint()}
        act={<UploadButton uploads={uploads} variant="filled" />}
      />
    </div>
  );
}

/** The last answer, and its verdict on each resume in it. */
function useLastAnswer({ loaded, turns }: Conversation): LastAnswer {
  const last = turns.at(-1);
  const rows = last?.data.rows ?? NONE;
  const verdicts = useMemo(() => new Map(rows.map(({ resumeId, verdict }) => [resumeId, verdict])), [rows]);
  const answerId = last && rows.length > 0 ? last.queryId : null;
  return { answerId: loaded.data ? answerId : undefined, verdicts };
}
