import type { Recruiter } from '@slotwise/contract/recruiters/recruiters.schema';
import type { Removal } from '@slotwise/contract/recruiters/members.schema';
import { useState } from 'react';
import { useAppDispatch } from '#state/use-app-dispatch.ts';
import { HeirPicker, type Heir } from './heir-picker.tsx';
import { MemberDialog } from './member-dialog.tsx';
import { RemovalResult } from './removal-result.tsx';
import { removeMember } from './team.actions.ts';
import { useMemberAct, type MemberAct } from './use-member-act.ts';
import { TEAM } from './team.texts.ts';

type Props = {
  member: Recruiter;
  /** The person removing, who takes the meetings unless someone else is chosen. */
  remover: Heir;
  onClose: () => void;
  onDone: () => void;
};

/** Names who is removed, says what happens, and asks who takes over. */
export function RemoveMember({ member, remover, onClose, onDone }: Props) {
  const dispatch = useAppDispatch();
  const [heir, setHeir] = useState(remover);
  const [removal, setRemoval] = useState<Removal | null>(null);
  const act = useMemberAct(
    () => dispatch(removeMember(member, heir.userId)),
    ({ data }) => {
      onDone();
      if (data.reassignedBookings + data.stillOnPanels.length > 0) setRemoval(data);
      else onClose();
    },
  );
  const { displayName } = member;
  if (removal) {
    return (
      <MemberDialog
        title={TEAM.removed({ name: displayName })}
        keep={TEAM.close()}
        act={act}
        onClose={onClose}
      >
        <RemovalResult removal={removal} name={displayName} heir={heir.displayName} />
      </MemberDialog>
    );
  }
  return (
    <MemberDialog
      title={TEAM.askRemove({ name: displayName })}
      keep={TEAM.keep({ name: displayName })}
      confirm={TEAM.remove({ name: displayName })}
      danger
      act={act}
      onClose={onClose}
    >
      <p>{TEAM.removal({ name: displayName, email: member.email })}</p>
      <HeirPicker leaving={member} value={heir} onChange={setHeir} />
    </MemberDialog>
  );
}

const NO_ACT: MemberAct = { run: async () => {}, running: false, failure: null };

/** No one can remove themselves, so that an organization never loses its last administrator by accident. */
export function CannotRemoveYourself({ onClose }: { onClose: () => void }) {
  return (
    <MemberDialog title={TEAM.notYourself()} keep={TEAM.close()} act={NO_ACT} onClose={onClose}>
      <p>{TEAM.notYourselfHint()}</p>
    </MemberDialog>
  );
}
