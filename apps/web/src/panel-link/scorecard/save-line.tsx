import type { DraftState, Saving } from '../draft/draft-state.ts';
import { saveNow, type DraftSync } from '../draft/sync-draft.ts';
import { OWN_CARD } from './own-card.texts.ts';

const WORDS: Record<Saving['kind'], () => string> = {
  saved: OWN_CARD.saved,
  waiting: OWN_CARD.saving,
  saving: OWN_CARD.saving,
  offline: OWN_CARD.offline,
  failed: OWN_CARD.notSaved,
};

const needsAttention = ({ kind }: Saving): boolean => kind === 'offline' || kind === 'failed';

/** The text of the line; empty while nothing was written. */
function toWords({ saving, stage, isKept, conflict, version }: DraftState): string {
  const isRevising = stage === 'revising';
  if (saving.kind === 'saved' && (version === 0 || isRevising)) return '';
  if (saving.kind === 'offline' && !isKept) return OWN_CARD.notKept();
  if (isRevising) return isKept ? OWN_CARD.kept() : OWN_CARD.notKept();
  return conflict && !needsAttention(saving) ? '' : WORDS[saving.kind]();
}

/** The save status. Only what needs the author's attention is announced. */
export function SaveLine({ sync, state }: { sync: DraftSync; state: DraftState }) {
  const text = toWords(state);
  const isNews = needsAttention(state.saving);
  return (
    <span className={`save-line ${isNews ? 'news' : ''}`}>
      <span role="status">{isNews && text}</span>
      {!isNews && text}
      {state.saving.kind === 'failed' && (
        <button type="button" className="link-button" onClick={() => void saveNow(sync)}>
          {OWN_CARD.saveAgain()}
        </button>
      )}
    </span>
  );
}
