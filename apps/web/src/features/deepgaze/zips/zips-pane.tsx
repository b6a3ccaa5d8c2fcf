import type { Zip } from '@slotwise/contract/deepgaze/zips.schema';
import type { Failure } from '@slotwise/contract/failures';
import { UnstyledButton } from '@mantine/core';
import { Layers } from 'lucide-react';
import { useState } from 'react';

import { RetryNote } from '#ui/notes/retry-note.tsx';
import { SkeletonRows } from '#ui/lists/skeleton-rows.tsx';
import { LanguageModelCard } from '../language-model/language-model-card.tsx';
import { SimilarResumes } from '../resemblances/similar-resumes.tsx';
import type { Place } from '../use-place.ts';
import { DeleteZip } from './delete-zip.tsx';
import { ProblemsDialog } from './problems-dialog.tsx';
import type { useZips } from './use-zips.ts';
import { ZipRow } from './zip-row.tsx';
import { DEEPGAZE } from '../deepgaze.texts.ts';
import classes from './zips.module.css';

type Props = { loaded: ReturnType<typeof useZips>; current: Zip | null; place: Place };
type Asked = { act: 'delete' | 'problems'; zip: Zip } | null;

/** The sources of resumes: the zips with their progress, similar resumes, and the language model. */
export function ZipsPane({ loaded, current, place }: Props) {
  const { zips, data, failure, reload } = loaded;
  const [asked, setAsked] = useState<Asked>(null);
  return (
    <section className={classes.pane} aria-label={DEEPGAZE.zips()}>
      {data ? (
        <ZipList {...{ zips, current, place }} onAsk={setAsked} />
      ) : (
        <NotListed failure={failure} onRetry={reload} />
      )}
      <div className={classes.foot}>
        {zips.length > 0 && <SimilarResumes place={place} />}
        <LanguageModelCard />
      </div>
      {asked?.act === 'delete' && (
        <DeleteZip zip={asked.zip} onClose={() => setAsked(null)} onDeleted={place.leaveZip} />
      )}
      {asked?.act === 'problems' && <ProblemsDialog zip={asked.zip} onClose={() => setAsked(null)} />}
    </section>
  );
}

function NotListed({ failure, onRetry }: { failure: Failure | null; onRetry: () => void }) {
  if (!failure) return <SkeletonRows rows={3} label={DEEPGAZE.loadingZips()} />;
  return <RetryNote title={DEEPGAZE.zipsNotLoaded()} failure={failure} onRetry={onRetry} />;
}

type ListProps = Pick<Props, 'current' | 'place'> & { zips: Zip[]; onAsk: (asked: Asked) => void };

function ZipList({ zips, current, place, onAsk }: ListProps) {
  if (zips.length === 0) {
    return <p className={classes.empty}>{DEEPGAZE.noZips()}</p>;
  }
  return (
    <ul className="stack gap-3xs">
      {zips.length > 1 && <AllZips zips={zips} isCurrent={place.isAll} onOpen={() => place.openZip(null)} />}
      {zips.map((zip) => (
        <ZipRow
          key={zip.zipId}
          zip={zip}
          isCurrent={zip.zipId === current?.zipId}
          onOpen={() => place.openZip(zip.zipId, 'resumes')}
          onProblems={() => onAsk({ act: 'problems', zip })}
          onDelete={() => onAsk({ act: 'delete', zip })}
        />
      ))}
    </ul>
  );
}

function AllZips({ zips, isCurrent, onOpen }: { zips: Zip[]; isCurrent: boolean; onOpen: () => void }) {
  const read = zips.reduce((sum, { parsed }) => sum + parsed, 0);
  return (
    <li className={classes.zip} data-current={isCurrent || undefined}>
      <UnstyledButton className={classes.open} aria-pressed={isCurrent} onClick={onOpen}>
        <Layers className="firm mt-3xs dimmed" size={15} aria-hidden />
        <span className="grid slim fine">
          <span className="small medium breaks">{DEEPGAZE.allZips()}</span>
          <span className="dimmed tabular">{DEEPGAZE.resumeCount({ count: read })}</span>
        </span>
      </UnstyledButton>
    </li>
  );
}
