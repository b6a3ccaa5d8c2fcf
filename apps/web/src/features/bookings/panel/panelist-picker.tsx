import { listPanelists } from '@slotwise/contract/panelists/panelists.endpoints';
import type { JobRound } from '@slotwise/contract/job-descriptions/job-changes.schema';
import type { Panelist } from '@slotwise/contract/panelists/panelists.schema';
import { Checkbox, Select } from '@mantine/core';
import { Search } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { zoneCity } from '#lib/dates/zone-label.ts';
import { explainEmpty, useFoundAsTyped } from '#state/use-found-as-typed.ts';
import { TextButton } from '#ui/text/text-button.tsx';
import { TwoLines } from '#ui/text/two-lines.tsx';
import { levelText } from './level-text.model.ts';
import classes from './panel-seats.module.css';
import { PARTS } from '../meeting-parts.texts.ts';

type Props = {
  taken: { email: string }[];
  /** Who the job's round needs; each of its skills can be searched for directly. */
  wanted?: Pick<JobRound, 'panelTags' | 'requiredCount'> | null;
  onAdd: (panelist: Panelist) => void;
  error: ReactNode;
};

const MOST = '20';

const toRequest = (q: string, leadsOnly: boolean) => ({
  query: { q, ...(leadsOnly && { level: 'LEAD' as const }), pageSize: MOST, page: '1' },
});
const NONE: Panelist[] = [];

/** Searches the organization's panelists on the server and adds the chosen one; those on the panel are left out. */
export function PanelistPicker({ taken, wanted = null, onAdd, error }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [leadsOnly, setLeadsOnly] = useState(false);
  const answer = useFoundAsTyped(listPanelists, text, (q) => toRequest(q, leadsOnly));
  // Results for an earlier text are not offered: Enter would choose what the user did not ask for.
  const offered = answer.isCurrent && answer.data ? answer.data.data : NONE;
  const takenEmails = new Set(taken.map(({ email }) => email.toLowerCase()));
  const found = offered.filter(
    ({ panelStatus, email }) => panelStatus !== 'INACTIVE' && !takenEmails.has(email.toLowerCase()),
  );
  const select = (
    <Select
      ref={input}
      label={PARTS.addPanelist()}
      placeholder={PARTS.addPanelistHint()}
      searchable
      leftSection={<Search size={14} aria-hidden />}
      value={null}
      searchValue={text}
      onSearchChange={setText}
      data={found.map((panelist) => ({ value: panelist.panelistId, label: panelist.displayName }))}
      filter={({ options }) => options}
      nothingFoundMessage={explainEmpty(answer, PARTS.noneMatches())}
      renderOption={({ option }) => <Found panelist={found.find((one) => one.panelistId === option.value)} />}
      onChange={(id) => {
        const chosen = found.find(({ panelistId }) => panelistId === id);
        if (chosen) onAdd(chosen);
        setText('');
      }}
      error={Boolean(error)}
    />
  );
  const searchFor = (tag: string) => {
    input.current?.focus();
    setText(tag);
  };
  return (
    <>
      {select}
      <Checkbox
        size="xs"
        mt={8}
        label={PARTS.leadsOnly()}
        checked={leadsOnly}
        onChange={({ currentTarget }) => setLeadsOnly(currentTarget.checked)}
      />
      {wanted && <Wanted wanted={wanted} onTag={searchFor} />}
    </>
  );
}

type WantedProps = { wanted: NonNullable<Props['wanted']>; onTag: (tag: string) => void };

/** 'This round needs 2 required panelists. Skills: SQL, Kafka', each skill a search button. */
function Wanted({ wanted: { requiredCount, panelTags }, onTag }: WantedProps) {
  return (
    <p className={classes.wanted}>
      {PARTS.roundWants({ count: requiredCount })}
      {panelTags.length > 0 && ` ${PARTS.skills()} `}
      {panelTags.map((tag, i) => (
        <span key={tag}>
          {i > 0 && ', '}
          <TextButton onClick={() => onTag(tag)}>{tag}</TextButton>
        </span>
      ))}
    </p>
  );
}

function Found({ panelist }: { panelist: Panelist | undefined }) {
  if (!panelist) return null;
  const { displayName, level, designation, skills, timeZone } = panelist;
  const facts = [levelText(level), designation, skills.slice(0, 3).join(', '), zoneCity(timeZone)];
  return <TwoLines first={displayName} second={facts.filter(Boolean).join(' · ')} />;
}
