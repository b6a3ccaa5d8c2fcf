import { TextArea } from '../../link-pages/parts/text-area.tsx';
import { useLink } from '../link/link-context.ts';
import { ANSWER } from './answer.texts.ts';

/** An optional note with a yes. If null, it takes no space, and no keyboard covers the page. */
export function AcceptNote({ note, onChange }: { note: string | null; onChange: (note: string) => void }) {
  const { recruiterName: recruiter } = useLink().view;
  if (note === null) {
    return (
      <button type="button" className="link-button" onClick={() => onChange('')}>
        {ANSWER.addNote({ recruiter })}
      </button>
    );
  }
  return (
    <TextArea
      label={ANSWER.noteTo({ recruiter })}
      value={note}
      rows={2}
      maxLength={1000}
      onChange={onChange}
    />
  );
}
