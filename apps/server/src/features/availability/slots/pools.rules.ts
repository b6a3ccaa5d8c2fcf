import { idField } from '@slotwise/contract/fields';
import { invalidField } from '#lib/app-error.ts';
import { splitKeys, splitList } from '#lib/text/split-list.ts';

/** 'Any `need` of these': of named panelists, or of everyone who has the skill. */
export type PoolRequest =
  | { need: number; ids: string[]; skill?: undefined }
  | { need: number; skill: string };

const POOLS_MAX = 10;
const SKILL_MAX_LENGTH = 100;
const POOL = /^(\d{1,3}):(.+)$/s;
const SKILL = 'skill=';

/** Reads `2:id|id|id;1:skill=Kotlin`; VALIDATION_FAILED says which pool is wrong and how one is written. */
export function readPools(text: string | undefined): PoolRequest[] {
  const parts = splitList(text, ';');
  if (parts.length > POOLS_MAX) throw refusal(`Ask for at most ${POOLS_MAX} pools at once`);
  return parts.map((part, position) => readPool(part, position + 1));
}

function readPool(part: string, number: number): PoolRequest {
  const [, count, of = ''] = POOL.exec(part) ?? [];
  if (count === undefined)
    throw refusal(`Pool ${number} is written as 2:id|id|id, or as 1:skill=Kotlin where a skill is wanted`);
  const need = Number(count);
  if (need < 1) throw refusal(`Pool ${number} needs at least 1 person`);
  return of.startsWith(SKILL)
    ? { need, skill: readSkill(of.slice(SKILL.length).trim(), number) }
    : { need, ids: readMembers(of, need, number) };
}

function readSkill(skill: string, number: number): string {
  if (skill && skill.length <= SKILL_MAX_LENGTH) return skill;
  throw refusal(`Name the skill of pool ${number} after skill=, in at most ${SKILL_MAX_LENGTH} characters`);
}

function readMembers(text: string, need: number, number: number): string[] {
  const ids = splitKeys(text, '|');
  if (!ids.every((id) => idField.safeParse(id).success))
    throw refusal(`The members of pool ${number} are ids of panelists, with | between them`);
  if (ids.length < need)
    throw refusal(`Pool ${number} needs ${need} of ${ids.length}: name more panelists, or ask for fewer`);
  return ids;
}

const refusal = (message: string) => invalidField('pools', message);
