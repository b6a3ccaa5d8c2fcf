import { createTicketByLink } from '@slotwise/contract/bookings/panel-links.endpoints';
import { fileSize } from '#lib/file-size.ts';
import type { PanelView } from '@slotwise/contract/bookings/panel-links.schema';
import { MESSAGES } from '@slotwise/contract/messages';
import { DOCUMENT_KIND_WORDS } from '@slotwise/contract/words';
import { useLink } from '../link/link-context.ts';
import { callApi } from '#api/call-api.ts';
import { openTicket } from '#api/save-bytes.ts';
import { Section } from '../../link-pages/parts/section.tsx';

/** Who comes, and what they sent. */
export function CandidateCard() {
  const { view } = useLink();
  const facts = toFacts(view.candidate);
  return (
    <Section title="Candidate">
      <dl className="facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value || <i>not stated</i>}</dd>
          </div>
        ))}
      </dl>
      <Documents />
    </Section>
  );
}

const toFacts = (candidate: PanelView['candidate']): [string, string][] => [
  ['Experience', candidate.totalExperience === null ? '' : `${candidate.totalExperience} years`],
  ['Now', [candidate.currentDesignation, candidate.currentCompany].filter(Boolean).join(', ')],
  ['Where', candidate.currentLocation],
  ['Skills', candidate.primarySkills.join(', ')],
];

function Documents() {
  const { token, view, tell } = useLink();
  if (view.documents.length === 0) return <p className="small inside">No documents are attached.</p>;
  const download = async (documentId: string) => {
    const failure = openTicket(await callApi(createTicketByLink, { params: { documentId } }, { token }));
    if (failure) tell.failed(MESSAGES.bookings.download.failure, failure);
  };
  return (
    <ul className="rows" aria-label="Documents">
      {view.documents.map(({ documentId, fileName, kind, size }) => (
        <li key={documentId}>
          <button type="button" className="row-button" onClick={() => void download(documentId)}>
            <span>
              <span className="strong">{fileName}</span>
              <span className="small">
                {DOCUMENT_KIND_WORDS[kind]}, {fileSize(size)}
              </span>
            </span>
            <span className="act">Download</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
