import type { ScorecardDraft } from '@slotwise/contract/bookings/feedback/feedback.rules';
import type { Feedback } from '@slotwise/contract/bookings/feedback/feedback.schema';
import { useLink } from '../link/link-context.ts';
import { startDownload } from '../link/start-download.ts';
import { WhenText } from '../parts/when-text.tsx';
import { RECOMMENDATION_WORDS } from '../texts.ts';
import { MESSAGES } from '@slotwise/contract/messages';

type Props = { draft: ScorecardDraft; corrections: Feedback['corrections'] };

/** A scorecard that is in, to be read. */
export function CardText({ draft, corrections }: Props) {
  const { overallRecommendation: recommendation } = draft;
  return (
    <dl className="facts">
      <Fact
        name="Recommendation"
        text={recommendation ? RECOMMENDATION_WORDS[recommendation] : 'None given'}
      />
      {draft.attributes.map(({ name, rating, comment }) => (
        <Fact
          key={name}
          name={name}
          text={[rating ? `${rating} of 5` : 'Not rated', comment].filter(Boolean).join('. ')}
        />
      ))}
      <Fact name="Summary" text={draft.summary} />
      <Fact name="Strengths" text={draft.strengths} />
      <Fact name="Concerns" text={draft.concerns} />
      <Fact name="For the next interviewer" text={draft.nextRoundFocus} />
      <Fact name="Private note" text={draft.privateNote} />
      <Fact name="Text for the vendor" text={draft.shareWithVendor} />
      {draft.attachments.length > 0 && <Files files={draft.attachments} />}
      {corrections.map(({ text, at }) => (
        <div key={at}>
          <dt>
            Added <WhenText at={at} />
          </dt>
          <dd className="written">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function Fact({ name, text }: { name: string; text: string }) {
  if (!text) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd className="written">{text}</dd>
    </div>
  );
}

function Files({ files }: { files: ScorecardDraft['attachments'] }) {
  const { token, tell } = useLink();
  const download = async (documentId: string) => {
    const failure = await startDownload(token, documentId);
    if (failure) tell.failed(MESSAGES.bookings.download.failure, failure);
  };
  return (
    <div>
      <dt>Files</dt>
      <dd>
        {files.map(({ documentId, fileName }) => (
          <button
            key={documentId}
            type="button"
            className="link-button"
            onClick={() => void download(documentId)}
          >
            {fileName}
          </button>
        ))}
      </dd>
    </div>
  );
}
