import { Radio } from '@mantine/core';
import classes from './act-dialog.module.css';
import { PARTS } from '../meeting-parts.texts.ts';

type Props<Code extends string> = {
  /** All reasons, with their words. */
  words: Record<Code, string>;
  reasons: readonly Code[];
  value: Code | null;
  /** One below the other, if the words are long. */
  isColumn?: boolean;
  error?: string | undefined;
  onChange: (code: Code) => void;
};

/** Why something is done, from a closed list; the first question in its dialog. */
export function ReasonField<Code extends string>(props: Props<Code>) {
  const { words, reasons, value, isColumn = false, error, onChange } = props;
  return (
    <Radio.Group
      label={PARTS.reason()}
      required
      value={value}
      onChange={(chosen) => onChange(chosen as Code)}
      error={error}
    >
      <div className={isColumn ? classes.column : classes.choices}>
        {reasons.map((reason, i) => (
          <Radio
            key={reason}
            value={reason}
            label={words[reason]}
            data-autofocus={i === 0 || undefined}
            aria-invalid={Boolean(error) || undefined}
          />
        ))}
      </div>
    </Radio.Group>
  );
}
