import type { Resemblance } from '@slotwise/contract/deepgaze/resemblances.schema';
import { Button, UnstyledButton } from '@mantine/core';
import { FileText } from 'lucide-react';
import { useAppDispatch } from '#state/use-app-dispatch.ts';
import type { Place } from '../use-place.ts';
import { settle } from './resemblances.actions.ts';
import { DEEPGAZE } from '../deepgaze.texts.ts';
import { RESEMBLANCE_WORDS } from '../words.texts.ts';
import classes from './resemblances.module.css';

type Side = Resemblance['first'];
type Ground = Resemblance['grounds'][number];
type Open = (side: Side, words: Ground['first']) => void;
type Props = { pair: Resemblance; place: Place; onLeave: () => void };

const getName = ({ candidateName, fileName }: Side): string => candidateName || fileName;

/** Two resumes with what they have in common, side by side. */
export function SimilarPair({ pair, place, onLeave }: Props) {
  const dispatch = useAppDispatch();
  const { resemblanceId, first, second, grounds, fine } = pair;
  const open: Open = ({ resumeId }, { start, end }) => {
    onLeave();
    place.openResume(resumeId, { start, end });
  };
  const names = DEEPGAZE.pair({ first: getName(first), second: getName(second) });
  return (
    <li className="stack slim p-sm outlined rounded" aria-label={names}>
      <h3 className="small strong breaks">{names}</h3>
      {grounds.map((ground, at) => (
        <GroundWords
          key={`${ground.kind}-${ground.first.start}-${ground.second.start}`}
          isFirst={ground.kind !== grounds[at - 1]?.kind}
          {...{ ground, first, second, open }}
        />
      ))}
      <div className="row wraps to-end">
        {fine && <p className={classes.source}>{DEEPGAZE.fineBy({ name: fine.by })}</p>}
        <Button size="xs" variant="default" onClick={() => void dispatch(settle(resemblanceId, !fine))}>
          {fine ? DEEPGAZE.showAgain() : DEEPGAZE.markFine()}
        </Button>
      </div>
    </li>
  );
}

/** `isFirst`: whether this ground is the first of its kind, so that the kind is named. */
type GroundProps = { ground: Ground; isFirst: boolean; first: Side; second: Side; open: Open };

function GroundWords({ ground, isFirst, first, second, open }: GroundProps) {
  const sides = [
    { side: first, words: ground.first },
    { side: second, words: ground.second },
  ];
  return (
    <div>
      {isFirst && <p className="mb-2xs fine">{RESEMBLANCE_WORDS[ground.kind]()}</p>}
      <div className={classes.sides}>
        {sides.map(({ side, words }) => (
          <UnstyledButton key={side.resumeId} className={classes.quote} onClick={() => open(side, words)}>
            <span className={classes.quoted}>“{words.quote}”</span>
            <span className={classes.source}>
              <FileText size={12} aria-hidden />{' '}
              {DEEPGAZE.fileIn({ file: side.fileName, zip: side.zipFileName })}
            </span>
          </UnstyledButton>
        ))}
      </div>
    </div>
  );
}
