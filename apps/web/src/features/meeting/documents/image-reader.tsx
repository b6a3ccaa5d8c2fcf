import { isFailure, type Failure } from '@slotwise/contract/failures';
import { useEffect, useState, type ReactNode } from 'react';
import { useLoaded } from '#lib/use-loaded.ts';
import { RetryNote } from '#ui/notes/retry-note.tsx';
import { SkeletonRows } from '#ui/lists/skeleton-rows.tsx';
import classes from './documents.module.css';

type Props = {
  name: string;
  documentKey: string;
  contentType: string;
  load: () => Promise<ArrayBuffer | Failure>;
  acts: ReactNode;
};

/** A picture in place. */
export function ImageReader({ name, documentKey, contentType, load, acts }: Props) {
  const { data, failure, reload } = useLoaded(documentKey, async () => {
    const bytes = await load();
    return isFailure(bytes) ? bytes : { documentKey, bytes };
  });
  const url = useObjectUrl(data?.documentKey === documentKey ? data.bytes : null, contentType);
  return (
    <section className={classes.image} aria-label={name}>
      <div className={classes.bar}>{acts}</div>
      {failure && <RetryNote title="The picture could not be loaded" failure={failure} onRetry={reload} />}
      {!url && !failure && <SkeletonRows rows={3} label={`Loading ${name}`} />}
      {url && <img src={url} alt={name} />}
    </section>
  );
}

/** An address inside this tab for some bytes; it ends with the component. */
function useObjectUrl(bytes: ArrayBuffer | null, type: string): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!bytes) return setUrl(null);
    const made = URL.createObjectURL(new Blob([bytes], { type }));
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [bytes, type]);
  return url;
}
