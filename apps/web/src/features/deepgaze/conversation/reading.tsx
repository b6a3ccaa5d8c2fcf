import type { Filter, Interpretation } from '@slotwise/contract/deepgaze/questions.schema';
import { Modal, UnstyledButton } from '@mantine/core';
import { X } from 'lucide-react';
import { useState } from 'react';
import { askedText, filterText, ranksByWords, withFilters } from './answer-words.model.ts';
import { ReadingForm } from './reading.form.tsx';
import { ASKING } from './conversation.texts.ts';
import classes from './reading.module.css';

type Props = {
  interpretation: Interpretation;
  isAnswering: boolean;
  onChange: (changed: Interpretation) => void;
};

/** How a question was read; each part can be removed or changed, which asks again at once. */
export function Reading({ interpretation, isAnswering, onChange }: Props) {
  const { filters, inWords, join } = interpretation;
  const words = ranksByWords(interpretation) ? interpretation.words : '';
  const asked = askedText(interpretation);
  const [isOpen, setOpen] = useState(false);
  const without = (filter: Filter) =>
    onChange(
      withFilters(
        interpretation,
        filters.filter((one) => one !== filter),
      ),
    );
  // What remains must still be a question.
  const isOnly = filters.length + (words ? 1 : 0) < 2;
  return (
    <div className="stack gap-2xs fine">
      <div className="row gap-2xs wraps" role="group" aria-label={ASKING.readAsWords({ words: inWords })}>
        <span className="dimmed">{ASKING.readAs()}</span>
        {asked && <Chip text={asked} />}
        {filters.map((filter, index) => (
          <Chip
            key={`${filter.kind} ${filter.value} ${index}`}
            isAlternative={index > 0 && join === 'ANY'}
            text={filterText(filter)}
            {...(!isOnly && !isAnswering && { onRemove: () => without(filter) })}
          />
        ))}
        {words && (
          <Chip
            text={`“${words}”`}
            {...(!isOnly && !isAnswering && { onRemove: () => onChange({ ...interpretation, words: '' }) })}
          />
        )}
        {filters.length === 0 && !words && !asked && <span>{inWords}</span>}
        <UnstyledButton className={classes.change} disabled={isAnswering} onClick={() => setOpen(true)}>
          {ASKING.change()}
        </UnstyledButton>
      </div>
      <Modal opened={isOpen} onClose={() => setOpen(false)} size={480} title={ASKING.howRead()}>
        <ReadingForm
          interpretation={interpretation}
          onAsk={(changed) => {
            setOpen(false);
            onChange(changed);
          }}
        />
      </Modal>
    </div>
  );
}

type ChipProps = { isAlternative?: boolean; text: string; onRemove?: () => void };

function Chip({ isAlternative, text, onRemove }: ChipProps) {
  return (
    <span className={classes.chip}>
      {isAlternative ? ASKING.or({ text }) : text}
      {onRemove && (
        <UnstyledButton
          className={classes.remove}
          aria-label={ASKING.withoutOne({ text })}
          title={ASKING.without()}
          onClick={onRemove}
        >
          <X size={12} aria-hidden />
        </UnstyledButton>
      )}
    </span>
  );
}
