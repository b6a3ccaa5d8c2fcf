import type { Recruiter } from '@slotwise/contract/recruiters/recruiters.schema';
import type { CurrentUser } from '#state/recruiter.slice.ts';
import { ChangeRole } from './change-role.tsx';
import { CannotRemoveYourself, RemoveMember } from './remove-member.tsx';

/** The pending action and the member it is about. */
export type Opened = { act: 'role' | 'remove'; member: Recruiter };

type Props = {
  opened: Opened | null;
  user: CurrentUser;
  onClose: () => void;
  /** The list has changed. */
  onChanged: () => void;
};

/** The dialog of the action chosen in a row. */
export function OpenDialog({ opened, user, onClose, onChanged }: Props) {
  if (!opened) return null;
  const { act, member } = opened;
  const isOwn = member.userId === user.userId;
  if (act === 'role') {
    const changed = () => {
      onClose();
      onChanged();
    };
    return <ChangeRole member={member} isOwn={isOwn} onClose={onClose} onDone={changed} />;
  }
  if (isOwn) return <CannotRemoveYourself onClose={onClose} />;
  return <RemoveMember member={member} remover={user} onClose={onClose} onDone={onChanged} />;
}
