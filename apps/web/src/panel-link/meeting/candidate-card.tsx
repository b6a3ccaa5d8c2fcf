import { createTicketByLink } from '@slotwise/contract/bookings/panel-links.endpoints';
import { fileSize } from '#lib/file-size.ts';
import type { PanelView } from '@slotwise/contract/bookings/panel-links.schema';
import { BOOKING_MESSAGES } from '@slotwise/contract/booking-messages';
import { DOCUMENT_KIND_WORDS } from '@slotwise/contract/words';
import { useLink } from '../link/link-context.ts';
import { callApi } from '#api/call-api.ts';
import { openTicket } from '#api/save-bytes.ts';
import { Section } from '../../link-pages/parts/section.tsx';
import { MEETING } from './meeting.texts.ts';

/** The candidate, and the documents they sent. */
export function CandidateCard() {
  const { view } = useLink();
  const facts = toFacts(view.candidate).filter(([, value]) => value);
  return (
    <Section title={MEETING.candidate()}>
      {facts.length > 0 && (
        <dl className="facts">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <Documents />
    </Section>
  );
}

const toFacts = (candidate: PanelView['candidate']): [string, string][] => [
  [
    MEETING.experience(),
    candidate.totalExperience === null ? '' : MEETING.years({ years: candidate.totalExperience }),
  ],
  [MEETING.role(), [candidate.currentDesignation, candidate.currentCompany].filter(Boolean).join(', ')],
  [MEETING.location(), candidate.currentLocation],
  [MEETING.skills(), candidate.primarySkills.join(', ')],
];

function Documents() {
  const { token, view, tell } = useLink();
  if (view.documents.length === 0) return <p className="small inside">{MEETING.noDocuments()}</p>;
  const download = async (documentId: string) => {
    const failure = openTicket(await callApi(createTicketByLink, { params: { documentId } }, { token }));
    if (failure) tell.failed(BOOKING_MESSAGES.download.failure, failure);
  };
  return (
    <ul className="rows" aria-label={MEETING.documents()}>
      {view.documents.map(({ documentId, fileName, kind, size }) => (
        <li key={documentId}>
          <button type="button" className="row-button" onClick={() => void download(documentId)}>
            <span>
              <span className="strong">{fileName}</span>
              <span className="small">
                {MEETING.document({ kind: DOCUMENT_KIND_WORDS[kind], size: fileSize(size) })}
              </span>
            </span>
            <span className="act">{MEETING.download()}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
