import { listPanelists } from '@slotwise/contract/panelists/panelists.endpoints';
import { exportPanelists } from '@slotwise/contract/outgoing/exports.endpoints';
import { PANEL_LEVELS, PANEL_STATUSES, type Panelist } from '@slotwise/contract/panelists/panelists.schema';
import { Button } from '@mantine/core';
import { Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { exportCsv } from '#feedback/export-csv.ts';

import { useAskedToAdd } from '#lib/use-asked-to-add.ts';
import { useAddressFilters } from '#lib/use-address-filters.ts';
import { useAnswer } from '#state/use-answer.ts';
import { useNow } from '#lib/dates/use-now.ts';
import { selectUser } from '#state/recruiter.slice.ts';
import { useAppDispatch } from '#state/use-app-dispatch.ts';
import { usePermission } from '#state/use-permission.ts';
import { useViewerZone } from '#state/viewer-zone.ts';
import { CsvButton } from '#ui/lists/csv-button.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { DeactivatePanelist } from './deactivate-panelist.tsx';
import { PanelistDialog } from './panelist-dialog.tsx';
import { PanelistFilters } from './panelist-filters.tsx';
import { PanelistList } from './panelist-list.tsx';
import { toSort } from './panelist-sort.model.ts';
import { PanelistTable } from './panelist-table.tsx';
import { resendInvitation, setPanelStatus } from './panelists.actions.ts';
import { PANELISTS } from './panelists.texts.ts';

const FILTERS = ['q', 'status', 'level', 'skill', 'sort'] as const;
const PAGE_SIZE = '25';

const toStatus = (text: string) => PANEL_STATUSES.find((status) => status === text);
const toLevel = (text: string) => PANEL_LEVELS.find((level) => level === text);
const ACCEPTED = {
  level: (text: string) => toLevel(text) ?? '',
  status: (text: string) => toStatus(text) ?? '',
  sort: (text: string) => toSort(text) ?? '',
};

type Props = {
  /** Opens the holidays; placed before the other actions. */
  holidays?: ReactNode;
};

export default function PanelistsPage({ holidays }: Props) {
  const dispatch = useAppDispatch();
  const mayAdd = usePermission('add_panelist');
  const timeZone = useViewerZone();
  const now = useNow();
  const { values, page, change, goTo, clear } = useAddressFilters(FILTERS, ACCEPTED);
  const [subject, setSubject] = useState<Panelist | 'new' | null>(null);
  useAskedToAdd(() => mayAdd && setSubject('new'));
  const [leaving, setLeaving] = useState<Panelist | null>(null);

  const { q, skill } = values;
  const panelStatus = toStatus(values.status);
  const level = toLevel(values.level);
  const sort = toSort(values.sort);
  const { vendorId: vendor } = useSelector(selectUser);
  const query = { vendor, q, skill, level, panelStatus, sort, page: String(page), pageSize: PAGE_SIZE };
  // At log-out the user is gone before the page is.
  const loaded = useAnswer(listPanelists, vendor ? { query } : null);
  const panelists = loaded.data?.data ?? [];
  const knownSkills = [...new Set(panelists.flatMap(({ skills }) => skills))].sort();
  const total = loaded.data?.page.total;
  const filtered = Boolean(q || skill || level || panelStatus);

  const setStatus = async (panelist: Panelist, status: 'ACTIVE' | 'INACTIVE') => {
    setLeaving(null);
    await dispatch(setPanelStatus(panelist, status));
    loaded.reload();
  };
  const acts = {
    onEdit: setSubject,
    onResend: ({ panelistId }: Panelist) => void dispatch(resendInvitation(panelistId)),
    onDeactivate: setLeaving,
    onReactivate: (panelist: Panelist) => void setStatus(panelist, 'ACTIVE'),
  };
  return (
    <>
      <PageHead
        title={PANELISTS.title()}
        text={headline(total, filtered)}
        acts={
          <>
            {holidays}
            <CsvButton
              of="panelists"
              size="sm"
              onExport={() => exportCsv(exportPanelists, { query }, 'panelists')}
            />
            {mayAdd && (
              <Button leftSection={<Plus size={16} aria-hidden />} onClick={() => setSubject('new')}>
                {PANELISTS.add()}
              </Button>
            )}
          </>
        }
      />
      <PanelistFilters values={values} knownSkills={knownSkills} onChange={change} onClear={clear} />
      <PanelistList
        loaded={loaded}
        filtered={filtered}
        mayAdd={mayAdd}
        onAdd={() => setSubject('new')}
        onClear={clear}
        onPage={goTo}
      >
        <PanelistTable
          panelists={panelists}
          now={now}
          sort={values.sort}
          onSort={(order) => change({ sort: order })}
          acts={mayAdd ? acts : null}
        />
      </PanelistList>
      <PanelistDialog
        subject={subject}
        timeZone={timeZone}
        knownSkills={knownSkills}
        onClose={() => setSubject(null)}
        onSaved={() => {
          setSubject(null);
          loaded.reload();
        }}
      />
      <DeactivatePanelist
        panelist={leaving}
        onKeep={() => setLeaving(null)}
        onDeactivate={(panelist) => void setStatus(panelist, 'INACTIVE')}
      />
    </>
  );
}

const headline = (total: number | undefined, filtered: boolean) =>
  !total && !filtered
    ? PANELISTS.about()
    : PANELISTS.count({ count: total ?? 0, filtered: String(filtered) });
