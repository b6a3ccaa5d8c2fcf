import type { FactKind, ResumeText } from '@slotwise/contract/deepgaze/resumes.schema';
import { UnstyledButton } from '@mantine/core';
import { monthText } from '#lib/dates/date-text.ts';
import { roundYears } from '../deepgaze-words.model.ts';
import { DEEPGAZE } from '../deepgaze.texts.ts';
import classes from './facts.module.css';
import { FACT_WORDS } from '../words.texts.ts';

type Fact = ResumeText['facts'][number];
type Props = { read: ResumeText; onFact: (fact: Fact) => void };

/** What was understood; each value links to the words it was read from. Stated and computed years are shown apart. */
export function ResumeFacts({ read, onFact }: Props) {
  const kinds = (Object.keys(FACT_WORDS) as FactKind[]).filter((kind) =>
    read.facts.some((fact) => fact.kind === kind),
  );
  const { computedYears } = read.resume;
  return (
    <dl className={classes.facts}>
      {computedYears !== null && (
        <div>
          <dt>{DEEPGAZE.computedYears()}</dt>
          <dd>{DEEPGAZE.years({ isComputed: 'false', years: roundYears(computedYears) })}</dd>
        </div>
      )}
      {kinds.map((kind) => (
        <div key={kind}>
          <dt>{FACT_WORDS[kind]()}</dt>
          <dd>
            {distinct(read.facts.filter((fact) => fact.kind === kind)).map((fact) => (
              <UnstyledButton
                key={fact.start}
                className={classes.fact}
                title={DEEPGAZE.factAt({ page: fact.page })}
                onClick={() => onFact(fact)}
              >
                {toWords(fact)}
              </UnstyledButton>
            ))}
          </dd>
        </div>
      ))}
      {read.facts.length === 0 && <p className="dimmed">{DEEPGAZE.noFacts()}</p>}
    </dl>
  );
}

/** A repeated value is shown once, at its first occurrence. */
const distinct = (facts: Fact[]) =>
  facts.filter((fact, index) => facts.findIndex((one) => toWords(one) === toWords(fact)) === index);

function toWords({ kind, value, number, from, to }: Fact): string {
  if (kind === 'RANGE')
    return DEEPGAZE.span({ from: from ? monthText(from) : '?', to: to ? monthText(to) : DEEPGAZE.now() });
  if (kind === 'SKILL_YEARS' && number !== undefined)
    return DEEPGAZE.skillYears({ skill: value, years: number });
  return value;
}
