import { TriangleAlert } from 'lucide-react';
import classes from './auth-form.module.css';

/** All that is wrong with a form, in one box. */
export function WarningBox({ texts }: { texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <div className={classes.errors} role="alert">
      <TriangleAlert className={classes.sign} size={16} aria-hidden />
      <div>
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </div>
  );
}
