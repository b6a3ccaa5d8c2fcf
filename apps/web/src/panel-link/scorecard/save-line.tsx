import type { DraftState, Saving } from '../draft/draft-state.ts';
import { saveNow, type DraftSync } from '../draft/sync-draft.ts';

const WORDS: Record<Saving['kind'], string> = {
  saved: 'Draft saved',
  waiting: 'Saving…',
  saving: 'Saving…',
  offline: 'Offline: kept on this phone',
  failed: 'Not saved',
};

const NOT_KEPT = 'Not kept: this browser stores nothing';

const needsAttention = ({ kind }: Saving): boolean => kind === 'offline' || kind === 'failed';

/** What the line says. Nothing while nothing was written. */
function toWords({ saving, stage, isKept, conflict, version }: DraftState): string {
  const isRevising = stage === 'revising';
  if (saving.kind === 'saved' && (version === 0 || isRevising)) return '';
  if (saving.kind === 'offline' && !isKept) return NOT_KEPT;
  if (isRevising) return isKept ? 'Kept on this phone' : NOT_KEPT;
  return conflict && !needsAttention(saving) ? '' : WORDS[saving.kind];
}

/** How far what was written has come. Only what needs its writer's attention is announced. */
export function SaveLine({ sync, state }: { sync: DraftSync; state: DraftState }) {
  const text = toWords(state);
  const isNews = needsAttention(state.saving);
  return (
    <span className={`save-line ${isNews ? 'news' : ''}`}>
      <span role="status">{isNews && text}</span>
      {!isNews && text}
      {state.saving.kind === 'failed' && (
        <button type="button" className="link-button" onClick={() => void saveNow(sync)}>
          Save again
        </button>
      )}
    </span>
  );
}
