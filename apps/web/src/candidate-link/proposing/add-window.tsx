import { useId, useState, type FormEvent } from 'react';
import { useNow } from '#lib/dates/use-now.ts';
import { wallTimeAt } from '#lib/dates/zone-time.ts';
import { useMeeting } from '../meeting/meeting-context.ts';
import type { SuitedWindow } from './use-windows.ts';

type Fields = { date: string; from: string; to: string };

const EMPTY: Fields = { date: '', from: '', to: '' };

/** What is wrong with a stretch typed by hand, in the order of its fields; null where nothing is. */
function findProblem({ date, from, to }: Fields, now: string): string | null {
  if (!date) return 'Choose a day';
  if (!from || !to) return 'Say from when to when you can come';
  if (to <= from) return 'The second time has to be later than the first';
  return `${date}T${to}` <= now ? 'This time is over already' : null;
}

/** A day and two times, for those who do not want to type a sentence. */
export function AddWindow({ onAdd }: { onAdd: (window: SuitedWindow) => void }) {
  const { timeZone } = useMeeting();
  const id = useId();
  const [fields, setFields] = useState(EMPTY);
  const [problem, setProblem] = useState('');
  const now = wallTimeAt(useNow(), timeZone);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = findProblem(fields, now);
    setProblem(found ?? '');
    if (found) return;
    const { date, from, to } = fields;
    onAdd({ start: `${date}T${from}`, end: `${date}T${to}`, timeZone, words: '' });
    setFields({ ...EMPTY, date });
  };
  const field = (name: keyof Fields, label: string, type: 'date' | 'time') => (
    <div className={`field ${name}`}>
      <label htmlFor={`${id}-${name}`}>{label}</label>
      <input
        id={`${id}-${name}`}
        className="input"
        type={type}
        {...(type === 'date' && { min: now.slice(0, 10) })}
        value={fields[name]}
        onChange={({ currentTarget }) => setFields({ ...fields, [name]: currentTarget.value })}
      />
    </div>
  );
  return (
    <form className="add-window" onSubmit={submit} noValidate aria-label="Add a time">
      {field('date', 'Day', 'date')}
      {field('from', 'From', 'time')}
      {field('to', 'To', 'time')}
      <button type="submit" className="button">
        Add this time
      </button>
      <p className="error" role="alert">
        {problem}
      </p>
    </form>
  );
}
