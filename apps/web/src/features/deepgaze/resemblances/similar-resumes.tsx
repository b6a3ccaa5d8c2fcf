import { listResemblances } from '@slotwise/contract/deepgaze/resemblances.endpoints';
import { Modal, UnstyledButton } from '@mantine/core';
import { CopyCheck } from 'lucide-react';
import { useState } from 'react';

import { useAnswer } from '#state/use-answer.ts';
import type { Place } from '../use-place.ts';
import { PairList } from './pair-list.tsx';
import { DEEPGAZE } from '../deepgaze.texts.ts';
import classes from './resemblances.module.css';

/** Resumes are compared in the background after a zip was read. */
const PAUSE_MS = 30_000;
const COUNT = { query: { fine: 'no', pageSize: '1' } } as const;

/** Shows how many pairs of resumes across all zips are worth comparing side by side, and opens them. */
export function SimilarResumes({ place }: { place: Place }) {
  const [isOpen, setOpen] = useState(false);
  const { data } = useAnswer(listResemblances, COUNT, { always: true, everyMs: PAUSE_MS });
  const total = data?.page.total ?? 0;
  const close = () => setOpen(false);
  return (
    <>
      <UnstyledButton
        className={classes.entry}
        data-some={total > 0 || undefined}
        onClick={() => setOpen(true)}
      >
        <CopyCheck className="firm mt-3xs dimmed" size={15} aria-hidden />
        <span className="grid slim">
          <span className="small strong breaks">{DEEPGAZE.similar()}</span>
          <span className={classes.source}>{data ? DEEPGAZE.pairCount({ count: total }) : '…'}</span>
        </span>
      </UnstyledButton>
      <Modal opened={isOpen} onClose={close} size={820} title={DEEPGAZE.similar()}>
        <PairList place={place} onLeave={close} />
      </Modal>
    </>
  );
}
