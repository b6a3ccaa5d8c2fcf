import { useId, type ReactNode } from 'react';
import classes from './choice-row.module.css';

type Props<Value extends string | number> = {
  label: ReactNode;
  /** Further help before choosing. */
  help?: ReactNode;
  /**
   * `name` is the accessible name of a choice whose text says too little; `detail` is shown in small print below it.
   */
  choices: readonly { value: Value; text: string; detail?: string; name?: string }[];
  value: Value | null;
  error?: string | undefined;
  /** The label of the small button that clears the answer; radio buttons alone cannot. */
  clear?: string;
  onChange: (value: Value | null) => void;
};

/** Radio buttons as a row of large targets; arrow keys move between them. */
export function ChoiceRow<Value extends string | number>(props: Props<Value>) {
  const { label, help, choices, value, error, clear, onChange } = props;
  const group = useId();
  const errorId = `${group}-error`;
  return (
    <fieldset
      className="fieldset"
      role="radiogroup"
      aria-invalid={error !== undefined || undefined}
      aria-describedby={error === undefined ? undefined : errorId}
    >
      <legend className={classes.label}>{label}</legend>
      {help && <p className="mb-2xs caption">{help}</p>}
      <div className="row gap-2xs wraps">
        {choices.map((choice) => (
          <label
            key={choice.value}
            className={classes.option}
            data-chosen={choice.value === value || undefined}
          >
            <input
              type="radio"
              className="choice-box"
              name={group}
              checked={choice.value === value}
              aria-label={choice.name}
              onChange={() => onChange(choice.value)}
            />
            <span>{choice.text}</span>
            {choice.detail && <span className={classes.detail}>{choice.detail}</span>}
          </label>
        ))}
        {clear && value !== null && (
          <button type="button" className={classes.clear} onClick={() => onChange(null)}>
            {clear}
          </button>
        )}
      </div>
      {error && (
        <p className="mt-2xs fine wrong" id={errorId}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
