import { createTicketByLink } from '@slotwise/contract/bookings/panel-links.endpoints';
import {
  RECOMMENDATION_WORDS,
  SCORECARD_WORDS,
} from '@slotwise/contract/booking-parts/scorecard-words.rules';
import type { ScorecardDraft } from '@slotwise/contract/booking-parts/feedback.rules';
import type { Feedback } from '@slotwise/contract/booking-parts/feedback.schema';
import { useLink } from '../link/link-context.ts';
import { callApi } from '#api/call-api.ts';
import { openTicket } from '#api/save-bytes.ts';
import { WhenText } from '../parts/when-text.tsx';
import { MESSAGES } from '@slotwise/contract/messages';

const TEXTS = [
  'summary',
  'strengths',
  'concerns',
  'nextRoundFocus',
  'privateNote',
  'shareWithVendor',
] as const;

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
      {TEXTS.map((name) => (
        <Fact key={name} name={SCORECARD_WORDS[name]} text={draft[name]} />
      ))}
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
    const failure = openTicket(await callApi(createTicketByLink, { params: { documentId } }, { token }));
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
