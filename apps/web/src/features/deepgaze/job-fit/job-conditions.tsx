import {
  JOB_FILTER_KINDS,
  type JobCondition,
  type JobReading,
} from '@slotwise/contract/deepgaze/job-fit.schema';
import { LIMITS } from '@slotwise/contract/limits';
import { Button, Modal, SegmentedControl } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { Condition, isAsked } from '../conversation/condition.tsx';
import { filterText } from '../conversation/answer-words.model.ts';
import { groupLeftOut, NEW_CONDITION } from './job-fit.model.ts';
import { FIT, LEFT_OUT_WORDS } from './job-fit.texts.ts';
import classes from './job-fit.module.css';

type Props = {
  reading: JobReading;
  /** How many resumes meet each condition; absent before the search. */
  metBy: number[] | undefined;
  isWorking: boolean;
  onChange: (conditions: JobCondition[]) => void;
};

/** The conditions read from a job, what was left out, and a button to change them. */
export function JobConditions({ reading, metBy, isWorking, onChange }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { conditions, leftOut } = reading;
  return (
    <div className="stack gap-sm">
      <ConditionList title={FIT.mustHave()} isMust {...{ conditions, metBy }} />
      <ConditionList title={FIT.niceToHave()} isMust={false} {...{ conditions, metBy }} />
      {conditions.length === 0 && <p className={classes.note}>{FIT.none()}</p>}
      <Button
        className={classes.act}
        size="xs"
        variant="default"
        disabled={isWorking}
        onClick={() => setOpen(true)}
      >
        {FIT.change()}
      </Button>
      {groupLeftOut(leftOut).map(({ why, words }) => (
        <details key={why} className={classes.leftOut} open={why === 'PROTECTED'}>
          <summary>{LEFT_OUT_WORDS[why]()}</summary>
          <ul className="bullets">
            {words.map((one) => (
              <li key={one}>“{one}”</li>
            ))}
          </ul>
        </details>
      ))}
      <Modal opened={isOpen} onClose={() => setOpen(false)} size={560} title={FIT.conditions()}>
        <ConditionsForm
          conditions={conditions}
          onDone={(changed) => {
            setOpen(false);
            onChange(changed);
          }}
        />
      </Modal>
    </div>
  );
}

type ListProps = { title: string; isMust: boolean; conditions: JobCondition[]; metBy: number[] | undefined };

function ConditionList({ title, isMust, conditions, metBy }: ListProps) {
  const shown = conditions
    .map((one, at) => ({ one, met: metBy?.[at] }))
    .filter(({ one }) => one.isMust === isMust);
  if (shown.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className="mb-2xs caption medium">{title}</h3>
      <ul className="flow gap-2xs">
        {shown.map(({ one, met }, at) => (
          <li key={at} className={classes.chip} title={one.words && FIT.from({ words: one.words })}>
            {filterText(one.filter)}
            {met !== undefined && <span className={classes.met}>{FIT.met({ count: met })}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

const listKinds = () => [
  { value: 'must', label: FIT.must() },
  { value: 'nice', label: FIT.niceShort() },
];

type FormProps = { conditions: JobCondition[]; onDone: (conditions: JobCondition[]) => void };

/** Edits the conditions one by one: what each is about, whether it is a must, and whether it stays. */
function ConditionsForm({ conditions, onDone }: FormProps) {
  const [edited, setEdited] = useState(conditions);
  const change = (at: number, next: JobCondition) =>
    setEdited(edited.map((one, index) => (index === at ? next : one)));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onDone(edited.filter(({ filter }) => isAsked(filter)));
  };
  return (
    <form className="stack gap-sm" aria-label={FIT.conditions()} onSubmit={submit}>
      {edited.map((condition, at) => (
        <div key={at} className={classes.edited}>
          <SegmentedControl
            size="xs"
            aria-label={FIT.is({ nth: at + 1 })}
            data={listKinds()}
            value={condition.isMust ? 'must' : 'nice'}
            onChange={(kind) => change(at, { ...condition, isMust: kind === 'must' })}
          />
          <Condition
            number={at + 1}
            filter={condition.filter}
            kinds={JOB_FILTER_KINDS}
            onChange={(filter) => change(at, { ...condition, filter: filter as JobCondition['filter'] })}
            onRemove={() => setEdited(edited.filter((one) => one !== condition))}
          />
        </div>
      ))}
      <Button
        className={classes.act}
        size="compact-xs"
        variant="subtle"
        disabled={edited.length >= LIMITS.jobConditionsMax}
        onClick={() => setEdited([...edited, { ...NEW_CONDITION }])}
      >
        {FIT.add()}
      </Button>
      <Button className={classes.act} size="xs" type="submit">
        {FIT.again()}
      </Button>
    </form>
  );
}
