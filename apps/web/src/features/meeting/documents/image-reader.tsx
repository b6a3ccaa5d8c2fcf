import type { Failure } from '@slotwise/contract/failures';
import { useCallback, type ReactNode } from 'react';
import { useOpened } from '#lib/use-opened.ts';
import { RetryNote } from '#ui/notes/retry-note.tsx';
import { SkeletonRows } from '#ui/lists/skeleton-rows.tsx';
import classes from './documents.module.css';
import { DOCUMENTS } from './documents.texts.ts';

type Props = {
  name: string;
  documentKey: string;
  contentType: string;
  load: () => Promise<ArrayBuffer | Failure>;
  acts: ReactNode;
};

/** An image shown in place. */
export function ImageReader({ name, documentKey, contentType, load, acts }: Props) {
  const { data, failure, reload } = useOpened(documentKey, load);
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(new Blob([data ?? ''], { type: contentType }));
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [data, contentType],
  );
  return (
    <section className={classes.image} aria-label={name}>
      <div className="flex to-end">{acts}</div>
      {failure && <RetryNote title={DOCUMENTS.imageNotLoaded()} failure={failure} onRetry={reload} />}
      {!data && !failure && <SkeletonRows rows={3} label={DOCUMENTS.loading({ name })} />}
      {data && <img ref={show} alt={name} />}
    </section>
  );
}
