import { LIMITS } from '@slotwise/contract/limits';
import { ActionIcon, Button } from '@mantine/core';
import { ChevronDown, ChevronUp, Pencil, Plus, X } from 'lucide-react';
import { useRef } from 'react';
import { roundText } from '../job-words.model.ts';
import type { JobForm } from './job-form.model.ts';
import { moved, newRound, type RoundValues } from './job-values.model.ts';
import { RoundEditor } from './round-editor.tsx';
import classes from './rounds-section.module.css';
import { Section } from './section.tsx';
import { FORM } from './job-form.texts.ts';

type Props = {
  form: JobForm;
  /** The key of the round that is being edited. */
  open: string | null;
  onOpen: (key: string | null) => void;
};

/** The interview rounds in order; one is open at a time, and buttons move each up and down. */
export function RoundsSection({ form, open, onOpen }: Props) {
  const { rounds } = form.values;
  const list = useRef<HTMLOListElement>(null);
  const isFull = rounds.length >= LIMITS.jobRoundsMax;
  const set = (next: RoundValues[]) => {
    form.setFieldValue('rounds', next);
    // Errors name a round by its position, which has changed.
    form.setErrors((errors) =>
      Object.fromEntries(Object.entries(errors).filter(([path]) => !path.startsWith('rounds'))),
    );
  };
  const change = (key: string, changes: Partial<RoundValues>) =>
    form.setFieldValue(
      'rounds',
      rounds.map((round) => (round.key === key ? { ...round, ...changes } : round)),
    );
  const add = () => {
    const round = newRound();
    set([...rounds, round]);
    onOpen(round.key);
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('[data-round-name]')?.focus());
  };
  return (
    <Section title={FORM.rounds()} hint={FORM.roundsHint()}>
      {rounds.length > 0 && (
        <ol ref={list} className="framed">
          {rounds.map((round, i) => (
            <li key={round.key} className="divided">
              <RoundHead
                round={round}
                place={i + 1}
                isOpen={round.key === open}
                isWrong={Object.keys(form.errors).some((path) => path.startsWith(`rounds.${i}.`))}
                isLast={i === rounds.length - 1}
                onToggle={() => onOpen(round.key === open ? null : round.key)}
                onMove={(by) => set(moved(rounds, i, by))}
                onRemove={() => set(rounds.toSpliced(i, 1))}
              />
              {round.key === open && (
                <RoundEditor
                  round={round}
                  skills={form.values.mustHaveSkills}
                  findError={(name) => form.errors[`rounds.${i}.${name}`]}
                  onChange={(changes) => change(round.key, changes)}
                />
              )}
            </li>
          ))}
        </ol>
      )}
      <div>
        <Button
          size="xs"
          variant="default"
          leftSection={<Plus size={14} aria-hidden />}
          disabled={isFull}
          onClick={add}
        >
          {isFull ? FORM.mostRounds({ count: LIMITS.jobRoundsMax }) : FORM.addRound()}
        </Button>
      </div>
    </Section>
  );
}

type HeadProps = {
  round: RoundValues;
  place: number;
  isOpen: boolean;
  isWrong: boolean;
  isLast: boolean;
  onToggle: () => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
};

function RoundHead({ round, place, isOpen, isWrong, isLast, onToggle, onMove, onRemove }: HeadProps) {
  const name = round.name.trim() || FORM.nthRound({ nth: place });
  const facts = { ...round, durationMinutes: Number(round.durationMinutes) };
  const act = (title: string, label: string) => ({ size: 28, 'aria-label': label, title });
  return (
    <div className={classes.head}>
      <span className="dimmed tabular">{place}</span>
      <span className={classes.words}>
        <b className="strong breaks">{name}</b>
        <span className={classes.facts} data-wrong={isWrong || undefined}>
          {isWrong ? FORM.wrongRound() : roundText({ ...facts, requiredCount: Number(round.requiredCount) })}
        </span>
      </span>
      <span className={classes.acts}>
        <ActionIcon
          {...act(FORM.moveUp(), FORM.moveUpOne({ name }))}
          disabled={place === 1}
          onClick={() => onMove(-1)}
        >
          <ChevronUp size={15} />
        </ActionIcon>
        <ActionIcon
          {...act(FORM.moveDown(), FORM.moveDownOne({ name }))}
          disabled={isLast}
          onClick={() => onMove(1)}
        >
          <ChevronDown size={15} />
        </ActionIcon>
        <ActionIcon
          {...(isOpen
            ? act(FORM.close(), FORM.closeOne({ name }))
            : act(FORM.edit(), FORM.editOne({ title: name })))}
          aria-expanded={isOpen}
          onClick={onToggle}
        >
          <Pencil size={14} />
        </ActionIcon>
        <ActionIcon {...act(FORM.remove(), FORM.removeOne({ name }))} onClick={onRemove}>
          <X size={15} />
        </ActionIcon>
      </span>
    </div>
  );
}
