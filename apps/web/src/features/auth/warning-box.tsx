import { TriangleAlert } from 'lucide-react';

/** Everything that is wrong with a form, in one box. */
export function WarningBox({ texts }: { texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <div className="note bad medium" role="alert">
      <TriangleAlert className="firm mt-3xs" size={16} aria-hidden />
      <div>
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </div>
  );
}
