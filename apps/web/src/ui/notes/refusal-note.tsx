import { CircleAlert } from 'lucide-react';
import { AlertNote } from './alert-note.tsx';

type Props = {
  /** Why it failed, in sentences. */
  texts: readonly string[];
  code: string;
};

/** Why the server refused a form; what was typed stays next to it, untouched. */
export function RefusalNote({ texts, code }: Props) {
  return (
    <AlertNote sign={CircleAlert} tone="bad">
      {[...new Set(texts)].map((text) => (
        <p key={text}>{text}</p>
      ))}
      {/* The texts above say what is wrong with which field; the code adds nothing to them. */}
      {code !== 'VALIDATION_FAILED' && <p className="fine">{code}</p>}
    </AlertNote>
  );
}
