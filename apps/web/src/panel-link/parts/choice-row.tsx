import { useId } from 'react';

type Props<Value extends string | number> = {
  /** What is chosen, for everybody who cannot see where the row stands. */
  label: string;
  isLabelShown?: boolean;
  choices: readonly { value: Value; text: string; name?: string }[];
  value: Value | null;
  /** What the small button says that takes an answer back; radio buttons alone cannot. */
  clear?: string;
  onChange: (value: Value | null) => void;
};

/** Radio buttons as one row of large targets; arrow keys move between them as between any radio buttons. */
export function ChoiceRow<Value extends string | number>(props: Props<Value>) {
  const { label, isLabelShown = true, choices, value, clear, onChange } = props;
  const group = useId();
  return (
    <fieldset className="choice">
      <legend className={isLabelShown ? undefined : 'unseen'}>{label}</legend>
      <div className="choice-row">
        {choices.map((choice) => (
          <label key={choice.value} className="choice-option">
            <input
              type="radio"
              name={group}
              checked={choice.value === value}
              aria-label={choice.name}
              onChange={() => onChange(choice.value)}
            />
            <span>{choice.text}</span>
          </label>
        ))}
      </div>
      {clear && value !== null && (
        <button type="button" className="link-button" onClick={() => onChange(null)}>
          {clear}
        </button>
      )}
    </fieldset>
  );
}
