import { useId, type ReactNode } from 'react';

type Props = {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  value: string;
  rows?: number;
  maxLength?: number;
  /** An id through which others can focus it. */
  id?: string;
  onChange: (value: string) => void;
};

/** A multi-line text field that grows with its content. */
export function TextArea({ label, hint, error, value, rows = 3, maxLength, id, onChange }: Props) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const described = [hint && `${fieldId}-hint`, error && `${fieldId}-error`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label htmlFor={fieldId}>{label}</label>
      {hint && (
        <p className="hint" id={`${fieldId}-hint`}>
          {hint}
        </p>
      )}
      <textarea
        id={fieldId}
        rows={rows}
        maxLength={maxLength}
        value={value}
        aria-describedby={described || undefined}
        aria-invalid={error ? true : undefined}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      {error && (
        <p className="error" id={`${fieldId}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
