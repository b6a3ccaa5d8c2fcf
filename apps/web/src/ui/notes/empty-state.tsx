import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './empty-state.module.css';
import { OverlapDrawing } from './overlap-drawing.tsx';
import { UI } from '../ui.texts.ts';

type Props = { title: string; text?: ReactNode; act?: ReactNode; drawing?: boolean };

/** What is missing, and the one action that fixes it. */
export function EmptyState({ title, text, act, drawing = true }: Props) {
  return (
    <div className={classes.empty}>
      {drawing && (
        <div className="mb-xs">
          <OverlapDrawing />
        </div>
      )}
      <p className="strong">{title}</p>
      {text && <p className={classes.text}>{text}</p>}
      {act && <div className="mt-xs">{act}</div>}
    </div>
  );
}

/** Filters without a result. */
export function NothingMatches({ onClear }: { onClear: () => void }) {
  const clear = (
    <Button size="xs" variant="default" onClick={onClear}>
      {UI.clearFilters()}
    </Button>
  );
  return <EmptyState drawing={false} title={UI.noMatch()} act={clear} />;
}
