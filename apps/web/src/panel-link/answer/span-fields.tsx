import { useId } from 'react';
import { withStart, type SpanDraft } from './proposed-spans.ts';
import { ANSWER } from './answer.texts.ts';

type Props = {
  /** 1 for the first. */
  place: number;
  span: SpanDraft;
  /** The meeting's duration. */
  minutes: number;
  error?: string | undefined;
  onChange: (span: SpanDraft) => void;
  onRemove?: (() => void) | undefined;
};

/** One span: a date and two times. */
export function SpanFields({ place, span, minutes, error, onChange, onRemove }: Props) {
  const id = useId();
  const fault = error && { 'aria-invalid': true, 'aria-describedby': `${id}-error` };
  return (
    <fieldset className="span">
      <legend>{ANSWER.place({ place })}</legend>
      <div className="span-row">
        <label>
          {ANSWER.date()}
          <input
            type="date"
            className="input"
            value={span.date}
            {...fault}
            onChange={({ currentTarget }) => onChange({ ...span, date: currentTarget.value })}
          />
        </label>
        <label>
          {ANSWER.from()}
          <input
            type="time"
            className="input"
            value={span.start}
            {...fault}
            onChange={({ currentTarget }) => onChange(withStart(span, currentTarget.value, minutes))}
          />
        </label>
        <label>
          {ANSWER.to()}
          <input
            type="time"
            className="input"
            value={span.end}
            {...fault}
            onChange={({ currentTarget }) => onChange({ ...span, end: currentTarget.value })}
          />
        </label>
      </div>
      {error && (
        <p className="error" id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
      {onRemove && (
        <button type="button" className="link-button" onClick={onRemove}>
          {ANSWER.removePlace({ place })}
        </button>
      )}
    </fieldset>
  );
}
