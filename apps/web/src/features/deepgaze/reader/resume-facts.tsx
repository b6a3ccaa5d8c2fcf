import type { FactKind, ResumeText } from '@slotwise/contract/deepgaze/resumes.schema';
import { UnstyledButton } from '@mantine/core';
import { monthText } from '#lib/dates/date-text.ts';
import { FACT_WORDS, yearsText } from '../deepgaze-words.model.ts';
import classes from './facts.module.css';

type Fact = ResumeText['facts'][number];
type Props = { read: ResumeText; onFact: (fact: Fact) => void };

/** What was understood, each value a way to the words it was read from. Stated and computed years stand apart. */
export function ResumeFacts({ read, onFact }: Props) {
  const kinds = (Object.keys(FACT_WORDS) as FactKind[]).filter((kind) =>
    read.facts.some((fact) => fact.kind === kind),
  );
  const { computedYears } = read.resume;
  return (
    <dl className={classes.facts}>
      {computedYears !== null && (
        <div>
          <dt>Years, computed from the dates</dt>
          <dd>{yearsText(computedYears)} years</dd>
        </div>
      )}
      {kinds.map((kind) => (
        <div key={kind}>
          <dt>{FACT_WORDS[kind]}</dt>
          <dd>
            {distinct(read.facts.filter((fact) => fact.kind === kind)).map((fact) => (
              <UnstyledButton
                key={fact.start}
                className={classes.fact}
                title={`Show where it stands, page ${fact.page}`}
                onClick={() => onFact(fact)}
              >
                {toWords(fact)}
              </UnstyledButton>
            ))}
          </dd>
        </div>
      ))}
      {read.facts.length === 0 && (
        <p className={classes.nothing}>
          Nothing was understood of this layout. The words can be read and searched all the same.
        </p>
      )}
    </dl>
  );
}

/** The same value said twice is shown once, where it stands first. */
const distinct = (facts: Fact[]) =>
  facts.filter((fact, index) => facts.findIndex((one) => toWords(one) === toWords(fact)) === index);

function toWords({ kind, value, number, from, to }: Fact): string {
  if (kind === 'RANGE') return `${from ? monthText(from) : '?'} – ${to ? monthText(to) : 'now'}`;
  if (kind === 'SKILL_YEARS') return `${value}: ${number ?? '?'} years`;
  return value;
}
