import { useState, type FormEvent } from 'react';
import { useSkin } from './skin.ts';
import classes from './scorecard-form.module.css';
import { SCORECARD } from './scorecard.texts.ts';

/** After the decision a scorecard is final; a correction is added below it. `onSend` resolves to whether that succeeded. */
export function CorrectionForm({ onSend }: { onSend: (correction: string) => Promise<boolean> }) {
  const { TextArea, Button } = useSkin();
  const [text, setText] = useState('');
  const [error, setError] = useState('');
  const [isSending, setSending] = useState(false);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    if (!text.trim()) return setError(SCORECARD.correctionFirst());
    setSending(true);
    if (await onSend(text.trim())) setText('');
    setSending(false);
  };
  return (
    <form
      noValidate
      className={classes.part}
      aria-label={SCORECARD.addACorrection()}
      onSubmit={(event) => void send(event)}
    >
      <TextArea
        label={SCORECARD.addACorrection()}
        hint={SCORECARD.correctionHint()}
        rows={2}
        maxLength={4000}
        value={text}
        error={error || undefined}
        onChange={(value) => {
          setText(value);
          setError('');
        }}
      />
      <div className={classes.acts}>
        <Button kind="plain" type="submit" isBusy={isSending}>
          {SCORECARD.addCorrection()}
        </Button>
      </div>
    </form>
  );
}
