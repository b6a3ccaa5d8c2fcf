import { membersAmong } from '@slotwise/contract/recruiters/members.rules';
import { listMembers } from '@slotwise/contract/recruiters/members.endpoints';
import { exportMembers } from '@slotwise/contract/outgoing/exports.endpoints';
import type { Recruiter } from '@slotwise/contract/recruiters/recruiters.schema';
import { Button } from '@mantine/core';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { exportCsv } from '#feedback/export-csv.ts';

import { useAddressFilters } from '#lib/use-address-filters.ts';
import { useAnswer } from '#state/use-answer.ts';
import { useNow } from '#lib/dates/use-now.ts';
import { selectUser } from '#state/recruiter.slice.ts';
import { useAppDispatch } from '#state/use-app-dispatch.ts';
import { usePermission } from '#state/use-permission.ts';
import { useViewerZone } from '#state/viewer-zone.ts';
import { CsvButton } from '#ui/lists/csv-button.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { AddMember } from './team/add-member.tsx';
import { MemberFilters } from './team/member-filters.tsx';
import { MemberList } from './team/member-list.tsx';
import { MemberTable } from './team/member-table.tsx';
import { OpenDialog, type Opened } from './team/open-dialog.tsx';
import { ACCEPTED, FILTERS, toMemberQuery } from './team/team-query.model.ts';
import { resendMemberInvitation } from './team/team.actions.ts';
import { TEAM } from './team/team.texts.ts';

export default function TeamPage() {
  const dispatch = useAppDispatch();
  const mayManage = usePermission('add_member');
  const user = useSelector(selectUser);
  const reader = { userId: user.userId, timeZone: useViewerZone(), now: useNow() };
  const { values, page, change, goTo, clear } = useAddressFilters(FILTERS, ACCEPTED);
  const [isAdding, setAdding] = useState(false);
  const [opened, setOpened] = useState<Opened | null>(null);

  const query = toMemberQuery(user.vendorId, values, page);
  // At log-out the user is gone before the page is.
  const loaded = useAnswer(listMembers, user.vendorId ? { query } : null);
  const total = loaded.data?.page.total;
  const filtered = Boolean(values.q || values.role || values.state);

  const acts = {
    onResend: ({ userId }: Recruiter) => void dispatch(resendMemberInvitation(userId)),
    onChangeRole: (member: Recruiter) => setOpened({ act: 'role', member }),
    onRemove: (member: Recruiter) => setOpened({ act: 'remove', member }),
  };
  return (
    <>
      <PageHead
        title={TEAM.title()}
        text={headline(total, filtered)}
        acts={
          <>
            <CsvButton
              of="members"
              size="sm"
              onExport={() => exportCsv(exportMembers, { query }, 'members')}
            />
            {mayManage && (
              <Button leftSection={<Plus size={16} aria-hidden />} onClick={() => setAdding(true)}>
                {TEAM.add()}
              </Button>
            )}
          </>
        }
      />
      <MemberFilters values={values} onChange={change} onClear={clear} />
      <MemberList loaded={loaded} onClear={clear} onPage={goTo}>
        <MemberTable
          members={membersAmong(loaded.data?.data ?? [])}
          reader={reader}
          sort={values.sort}
          onSort={(sort) => change({ sort })}
          acts={mayManage ? acts : null}
        />
      </MemberList>
      <AddMember
        opened={isAdding}
        onClose={() => setAdding(false)}
        onAdded={() => {
          setAdding(false);
          loaded.reload();
        }}
      />
      <OpenDialog opened={opened} user={user} onClose={() => setOpened(null)} onChanged={loaded.reload} />
    </>
  );
}

const headline = (total: number | undefined, filtered: boolean) =>
  total === undefined ? TEAM.about() : TEAM.count({ count: total, filtered: String(filtered) });
