import type { JobRound } from '@slotwise/contract/job-descriptions/job-changes.schema';
import { isFailure } from '@slotwise/contract/failures';
import { ActionIcon, Button, Select } from '@mantine/core';
import { Users, X } from 'lucide-react';
import { useState } from 'react';
import { useAppDispatch } from '#state/use-app-dispatch.ts';
import { TextButton } from '#ui/text/text-button.tsx';
import { TwoLines } from '#ui/text/two-lines.tsx';
import { namesText } from '#features/bookings/meeting-values/meeting-words.model.ts';
import type { Seat } from '#features/bookings/meeting-values/seat.model.ts';
import { PoolEditor } from './pool-editor.tsx';
import classes from './pool-part.module.css';
import {
  isSettled,
  poolOfSkill,
  poolText,
  withNeed,
  withoutPool,
  type Pool,
} from '#features/bookings/meeting-values/pool.model.ts';
import { readPanelists } from './find-a-time.actions.ts';
import { FIND_A_TIME } from './find-a-time.texts.ts';

type Panel = { panel: Seat[]; pools: Pool[] };

type Props = Panel & {
  /** The job's round: each of its skills is offered as a pool. */
  round: Pick<JobRound, 'panelTags' | 'requiredCount'> | null;
  onChange: (panel: Panel) => void;
};

/** 'Any 2 of these': the chosen time decides who takes these seats. */
export function PoolPart({ panel, pools, round, onChange }: Props) {
  const dispatch = useAppDispatch();
  const [isOpen, setOpen] = useState(false);
  const add = (pool: Pool) => onChange({ panel, pools: [...pools, pool] });
  const addSkill = async (skill: string, need: number) => {
    const read = await dispatch(readPanelists);
    const pool = poolOfSkill(isFailure(read) ? [] : read.panelists, skill, need);
    add(pool);
  };
  const offered = (round?.panelTags ?? []).filter((tag) => !pools.some(({ skill }) => skill === tag));
  return (
    <div className="stack at-start mt-sm">
      {pools.length > 0 && (
        <ul className={classes.pools} aria-label={FIND_A_TIME.pools()}>
          {pools.map((pool, i) => (
            <PoolRow
              key={`${poolText(pool)} ${i}`}
              pool={pool}
              panel={panel}
              onNeed={(need) => onChange(withNeed({ panel, pools }, i, need))}
              onRemove={() => onChange(withoutPool({ panel, pools }, i))}
            />
          ))}
        </ul>
      )}
      {round && offered.length > 0 && (
        <p className={classes.offer}>
          {FIND_A_TIME.letTimeDecide()}{' '}
          {offered.map((tag, i) => (
            <span key={tag}>
              {i > 0 && ', '}
              <TextButton onClick={() => void addSkill(tag, round.requiredCount)}>
                {FIND_A_TIME.anyWith({ need: round.requiredCount, skill: tag })}
              </TextButton>
            </span>
          ))}
        </p>
      )}
      {isOpen ? (
        <PoolEditor
          onCancel={() => setOpen(false)}
          onAdd={(pool) => {
            setOpen(false);
            add(pool);
          }}
        />
      ) : (
        <Button
          size="xs"
          variant="default"
          leftSection={<Users size={14} aria-hidden />}
          onClick={() => setOpen(true)}
        >
          {FIND_A_TIME.addPool()}
        </Button>
      )}
    </div>
  );
}

type RowProps = { pool: Pool; panel: Seat[]; onNeed: (need: number) => void; onRemove: () => void };

function PoolRow({ pool, panel, onNeed, onRemove }: RowProps) {
  const text = poolText(pool);
  const most = Math.max(pool.need, pool.members.length);
  return (
    <li className={classes.pool}>
      <span className={classes.sign} aria-hidden>
        <Users size={14} />
      </span>
      <TwoLines first={text} second={whoText(pool, panel)} />
      <Select
        size="xs"
        w={64}
        aria-label={FIND_A_TIME.howManyOf({ pool: text })}
        allowDeselect={false}
        data={Array.from({ length: most }, (_, i) => String(i + 1))}
        value={String(pool.need)}
        onChange={(need) => onNeed(Number(need))}
      />
      <ActionIcon
        size={28}
        aria-label={FIND_A_TIME.removePool({ pool: text })}
        title={FIND_A_TIME.removeShort()}
        onClick={onRemove}
      >
        <X size={15} />
      </ActionIcon>
    </li>
  );
}

const MOST_NAMES = 4;

function whoText(pool: Pool, panel: Seat[]): string {
  const names = panel
    .filter(({ panelistId }) => panelistId !== null && pool.seated.includes(panelistId))
    .map(({ name }) => name);
  if (isSettled(pool)) return FIND_A_TIME.atChosen({ names: namesText(names) });
  const all = pool.members.map(({ name }) => name);
  if (all.length === 0) return FIND_A_TIME.noneHas();
  const more = all.length - MOST_NAMES;
  return more > 0
    ? FIND_A_TIME.andMore({ names: all.slice(0, MOST_NAMES).join(', '), more })
    : namesText(all);
}
