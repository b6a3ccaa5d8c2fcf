import { useId, useState, type FormEvent } from 'react';
import { useNow } from '#lib/dates/use-now.ts';
import { wallTimeAt } from '#lib/dates/zone-time.ts';
import { useMeeting } from '../meeting/meeting-context.ts';
import type { SuitedWindow } from './use-windows.ts';
import { PROPOSING } from './proposing.texts.ts';

type Fields = { date: string; from: string; to: string };

const EMPTY: Fields = { date: '', from: '', to: '' };

/** What is wrong with a time span typed by hand, in the order of its fields; null if nothing is. */
function findProblem({ date, from, to }: Fields, now: string): string | null {
  if (!date) return PROPOSING.noDay();
  if (!from || !to) return PROPOSING.noTimes();
  if (to <= from) return PROPOSING.wrongOrder();
  return `${date}T${to}` <= now ? PROPOSING.past() : null;
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
    <form className="add-window" onSubmit={submit} noValidate aria-label={PROPOSING.addTime()}>
      {field('date', PROPOSING.day(), 'date')}
      {field('from', PROPOSING.from(), 'time')}
      {field('to', PROPOSING.to(), 'time')}
      <button type="submit" className="button">
        {PROPOSING.add()}
      </button>
      <p className="error" role="alert">
        {problem}
      </p>
    </form>
  );
}
