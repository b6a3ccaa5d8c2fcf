import type { Resemblance, ResemblanceKind } from '@slotwise/contract/deepgaze/resemblances.schema';
import { Button, UnstyledButton } from '@mantine/core';
import { FileText } from 'lucide-react';
import { useAppDispatch } from '#state/use-app-dispatch.ts';
import type { Place } from '../use-place.ts';
import { settle } from './resemblances.actions.ts';
import classes from './resemblances.module.css';

const KIND_WORDS: Record<ResemblanceKind, string> = {
  SAME_WORDS: 'The same passage under two names',
  SAME_EMAIL: 'The same email address under two names',
  SAME_PHONE: 'The same phone number under two names',
  TWO_PLACES: 'Jobs in two cities at the same time',
  OTHER_EMPLOYER: 'The same work for two employers',
};

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
  const names = `${getName(first)} and ${getName(second)}`;
  return (
    <li className={classes.pair} aria-label={names}>
      <h3 className={classes.title}>{names}</h3>
      {grounds.map((ground, at) => (
        <GroundWords
          key={`${ground.kind}-${ground.first.start}-${ground.second.start}`}
          isFirst={ground.kind !== grounds[at - 1]?.kind}
          {...{ ground, first, second, open }}
        />
      ))}
      <div className={classes.acts}>
        {fine && <p className={classes.source}>Marked as known and fine by {fine.by}</p>}
        <Button size="xs" variant="default" onClick={() => void dispatch(settle(resemblanceId, !fine))}>
          {fine ? 'Show again' : 'Mark as known and fine'}
        </Button>
      </div>
    </li>
  );
}

/** `isFirst`: what is above is common for another reason, so that the reason is said. */
type GroundProps = { ground: Ground; isFirst: boolean; first: Side; second: Side; open: Open };

function GroundWords({ ground, isFirst, first, second, open }: GroundProps) {
  const sides = [
    { side: first, words: ground.first },
    { side: second, words: ground.second },
  ];
  return (
    <div>
      {isFirst && <p className={classes.kind}>{KIND_WORDS[ground.kind]}</p>}
      <div className={classes.sides}>
        {sides.map(({ side, words }) => (
          <UnstyledButton key={side.resumeId} className={classes.quote} onClick={() => open(side, words)}>
            <span className={classes.quoted}>“{words.quote}”</span>
            <span className={classes.source}>
              <FileText size={12} aria-hidden /> {side.fileName} in {side.zipFileName}
            </span>
          </UnstyledButton>
        ))}
      </div>
    </div>
  );
}
