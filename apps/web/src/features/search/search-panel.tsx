import { searchEverywhere } from '@slotwise/contract/search/search.endpoints';
import { TextInput } from '@mantine/core';
import { Search } from 'lucide-react';
import { useId, useState, type KeyboardEvent } from 'react';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router';
import { selectUser } from '#state/recruiter.slice.ts';
import { useFoundAsTyped } from '#state/use-found-as-typed.ts';
import { RetryNote } from '#ui/notes/retry-note.tsx';
import { HitList } from './hit-list.tsx';
import { commandsFor } from './commands.model.ts';
import { foundIn, type Found } from './hits.model.ts';
import { listRecent, noteRecent } from './recent.model.ts';
import classes from './search-box.module.css';
import { SEARCH } from './search.texts.ts';

const SHORTEST = 2;
const toRequest = (q: string) => (q.length < SHORTEST ? null : { query: { q } });

type Props = {
  onFollow: () => void;
  /** What was typed before the field was ready. */
  takeTyped: () => string;
};

/** One field to search everything; arrows move through the results, Enter opens one. */
export function SearchPanel({ onFollow, takeTyped }: Props) {
  const navigate = useNavigate();
  const listId = useId();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(0);
  const { role } = useSelector(selectUser);
  const answer = useFoundAsTyped(searchEverywhere, text, toRequest);
  const { data, failure, isCurrent, loading, reload } = answer;
  // Results for an earlier text are not offered: Enter would open what no one asked for.
  const hits = isCurrent && data ? foundIn(data.data) : [];
  const found = [...(text.trim() ? [] : listRecent()), ...commandsFor(role, text), ...hits];
  const active = found[Math.min(chosen, found.length - 1)];

  const follow = (one: Found) => {
    noteRecent(one);
    onFollow();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && found.length > 0) {
      event.preventDefault();
      setChosen((at) => (at + step + found.length) % found.length);
    }
    if (event.key === 'Enter' && active) {
      follow(active);
      void navigate(active.to);
    }
  };
  const hint = hintFor(text.trim(), isCurrent, found.length, loading);
  return (
    <>
      <div className={classes.field}>
        <TextInput
          data-autofocus
          type="search"
          role="combobox"
          aria-label={SEARCH.find()}
          aria-expanded={found.length > 0}
          aria-controls={listId}
          aria-activedescendant={active ? `${listId} ${active.key}` : undefined}
          placeholder={SEARCH.fieldHint()}
          leftSection={<Search size={14} aria-hidden />}
          value={text}
          onFocus={() => {
            const typed = takeTyped();
            setText((before) => before + typed);
          }}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value);
            setChosen(0);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      {failure && <RetryNote title={SEARCH.failed()} failure={failure} onRetry={reload} />}
      <HitList id={listId} found={found} active={active} onFollow={follow} />
      <p className={classes.hint} role="status" data-keys={hint === SEARCH.keys() || undefined}>
        {hint}
      </p>
    </>
  );
}

function hintFor(text: string, isAnswered: boolean, count: number, loading: boolean): string {
  if (text.length < SHORTEST) return SEARCH.scope();
  if (loading || !isAnswered) return SEARCH.searching();
  return count === 0 ? SEARCH.noMatch({ text }) : SEARCH.keys();
}
