import { Skeleton } from '@mantine/core';
import classes from './pdf-skeleton.module.css';

const LINES = ['46%', '30%', '92%', '88%', '95%', '60%', '90%', '84%', '93%', '40%'];

/** A placeholder in the shape of a page. */
export function PdfSkeleton({ label }: { label: string }) {
  return (
    <div className="p-md" role="status" aria-label={label}>
      <div className={classes.sheet}>
        {LINES.map((width, line) => (
          <Skeleton key={width} h={line === 0 ? 16 : 9} w={width} animate={false} />
        ))}
      </div>
    </div>
  );
}
