import type { Zip } from '@slotwise/contract/deepgaze/zips/zips.schema';
import { SegmentedControl } from '@mantine/core';
import { useMemo } from 'react';
import { counted } from '#lib/date-text.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { PROMISE } from './conversation/composer.tsx';
import { ConversationPane } from './conversation/conversation-pane.tsx';
import { useConversation, type Conversation } from './conversation/use-conversation.ts';
import classes from './deepgaze.module.css';
import { ResumeReader } from './reader/resume-reader.tsx';
import type { Verdicts } from './resumes/resume-table.tsx';
import { ResumesPane } from './resumes/resumes-pane.tsx';
import { usePlace, type Place, type View } from './use-place.ts';
import { UploadButton, useZipUpload, ZipUploads, type ZipUpload } from './zips/upload-zip.tsx';
import { useZips } from './zips/use-zips.ts';
import { ZipsPane } from './zips/zips-pane.tsx';

const VIEW_WORDS: { value: View; label: string }[] = [
  { value: 'zips', label: 'Zips' },
  { value: 'resumes', label: 'Resumes' },
  { value: 'questions', label: 'Questions' },
];
const NONE: never[] = [];

export default function DeepgazePage() {
  const place = usePlace();
  const loaded = useZips();
  const { zips, data, reload } = loaded;
  const zip = shownZip(place, zips);
  const conversation = useConversation(contextOf(place, zip));
  // An address that names a zip keeps it: whoever reads an answer there is not led away by an upload.
  const uploads = useZipUpload(() => {
    reload();
    place.showView('zips');
  });
  const view = place.view ?? (zips.length > 0 ? 'questions' : 'zips');
  return (
    <div className={classes.screen} data-full-bleed data-view={view}>
      <title>Deepgaze · Slotwise</title>
      <Head view={view} place={place} uploads={uploads} />
      <div className={classes.zips}>
        <ZipsPane loaded={loaded} current={zip} place={place} />
      </div>
      <div className={classes.resumes}>
        <Middle {...{ place, zip, zips, conversation, uploads }} isRead={data !== null} />
      </div>
      <div className={classes.questions}>
        {zips.length === 0 && <p className={classes.promise}>{PROMISE}</p>}
        {zips.length > 0 && (
          <ConversationPane
            key={contextOf(place, zip)}
            conversation={conversation}
            place={place}
            about={zip ? zip.zipFileName : `all ${zips.length} zips`}
            zipId={zip?.zipId}
          />
        )}
      </div>
    </div>
  );
}

type HeadProps = { view: View; place: Place; uploads: ZipUpload };

/** The title with what adds a zip; in a narrow window also the way between the panes. */
function Head({ view, place, uploads }: HeadProps) {
  return (
    <div className={classes.head}>
      <h1 className={classes.title}>Deepgaze</h1>
      <UploadButton uploads={uploads} />
      <SegmentedControl
        className={classes.views}
        size="xs"
        fullWidth
        aria-label="What to show"
        data={VIEW_WORDS}
        value={view}
        onChange={(next) => place.showView(next as View)}
      />
      <ZipUploads uploads={uploads} />
    </div>
  );
}

/** The zip of the address; the newest where it names none, or one that is gone. */
const shownZip = ({ isAll, zipId }: Place, zips: Zip[]): Zip | null =>
  isAll ? null : (zips.find((zip) => zip.zipId === zipId) ?? zips[0] ?? null);

const contextOf = ({ isAll }: Place, zip: Zip | null): string | null =>
  isAll ? '' : (zip?.contextId ?? null);

type MiddleProps = {
  place: Place;
  zip: Zip | null;
  zips: Zip[];
  isRead: boolean;
  conversation: Conversation;
  uploads: ZipUpload;
};

/** The list of a zip, or the one resume that is read. */
function Middle({ place, zip, zips, isRead, conversation, uploads }: MiddleProps) {
  const verdicts = useVerdicts(conversation);
  if (place.resumeId) return <ResumeReader resumeId={place.resumeId} place={place} />;
  if (zip) return <ResumesPane key={zip.zipId} zip={zip} place={place} verdicts={verdicts} />;
  if (zips.length > 0) {
    return (
      <div className={classes.middle}>
        <EmptyState
          drawing={false}
          title={`Questions go to ${counted(zips.length, 'zip', 'zips')} at once`}
          text="Choose one of them to see its resumes. A name in an answer opens its resume here."
        />
      </div>
    );
  }
  if (!isRead) return null;
  return (
    <div className={classes.middle}>
      <EmptyState
        title="No resumes yet"
        text="Upload a zip of resumes: PDF, DOCX, DOC, ODT, RTF or TXT. Each is read, and you can ask who knows what."
        act={<UploadButton uploads={uploads} variant="filled" />}
      />
    </div>
  );
}

/** What the last answer says of each resume that is in it. */
function useVerdicts({ turns }: Conversation): Verdicts {
  const rows = turns.at(-1)?.data.rows ?? NONE;
  return useMemo(() => new Map(rows.map(({ resumeId, verdict }) => [resumeId, verdict])), [rows]);
}
