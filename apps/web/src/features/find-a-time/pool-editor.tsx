import { Button, MultiSelect, Select } from '@mantine/core';
import { useState } from 'react';
import { useOpened } from '#lib/use-opened.ts';
import { useAppDispatch } from '#state/use-app-dispatch.ts';
import { poolOfPeople, poolOfSkill, type Pool } from '#features/bookings/meeting-values/pool.model.ts';
import classes from './pool-part.module.css';
import { readPanelists } from './find-a-time.actions.ts';
import { FIND_A_TIME } from './find-a-time.texts.ts';

const NEEDS = ['1', '2', '3', '4', '5'];

type Props = { onAdd: (pool: Pool) => void; onCancel: () => void };

/** How many, and from which people: everyone with a skill, or individually named people. */
export function PoolEditor({ onAdd, onCancel }: Props) {
  const dispatch = useAppDispatch();
  const { data, failure } = useOpened('panelists', () => dispatch(readPanelists));
  const [need, setNeed] = useState(1);
  const [skill, setSkill] = useState<string | null>(null);
  const [ids, setIds] = useState<string[]>([]);
  const panelists = data?.panelists ?? [];
  const skills = [...new Set(panelists.flatMap((one) => one.skills))].sort();
  const pool = skill ? poolOfSkill(panelists, skill, need) : poolOfPeople(panelists, ids, need);
  const isTooSmall = pool.members.length < need;
  return (
    <div className={classes.editor} role="group" aria-label={FIND_A_TIME.newPool()}>
      <div className={classes.fields}>
        <Select
          label={FIND_A_TIME.howMany()}
          allowDeselect={false}
          data={NEEDS}
          value={String(need)}
          onChange={(typed) => setNeed(Number(typed))}
        />
        <Select
          data-autofocus
          label={FIND_A_TIME.withSkill()}
          placeholder={failure ? FIND_A_TIME.notRead() : FIND_A_TIME.anySkill()}
          searchable
          clearable
          clearButtonProps={{ 'aria-label': FIND_A_TIME.clearSkill() }}
          disabled={ids.length > 0}
          data={skills}
          value={skill}
          onChange={setSkill}
        />
        <MultiSelect
          label={FIND_A_TIME.orPeople()}
          placeholder={ids.length > 0 ? '' : FIND_A_TIME.name()}
          searchable
          disabled={skill !== null}
          data={panelists.map((one) => ({ value: one.panelistId, label: one.displayName }))}
          value={ids}
          onChange={setIds}
        />
      </div>
      <div className="flex gap-xs mt-sm">
        <Button size="xs" disabled={isTooSmall} onClick={() => onAdd(pool)}>
          {FIND_A_TIME.addThis()}
        </Button>
        <Button size="xs" variant="default" onClick={onCancel}>
          {FIND_A_TIME.cancel()}
        </Button>
      </div>
    </div>
  );
}
