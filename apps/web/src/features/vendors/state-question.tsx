import type { Vendor } from '@slotwise/contract/vendors/vendors.schema';
import { Button, Group, Modal, Text } from '@mantine/core';

/** The acts that change how two organizations work together and are asked about first. */
export type StateAct = 'decline' | 'takeBack' | 'suspend' | 'end';

type Face = { title: string; text: string; keep: string; confirm: string };

const getFace = (act: StateAct, { vendorName, relationship }: Vendor): Face =>
  FACES[act](vendorName, relationship);

const FACES: Record<StateAct, (name: string, relationship: Vendor['relationship']) => Face> = {
  decline: (name) => ({
    title: `Decline ${name}?`,
    text: `${name} is notified. Neither of you can submit candidates to the other.`,
    keep: 'Keep waiting',
    confirm: 'Decline',
  }),
  takeBack: (name) => ({
    title: `Take the request to ${name} back?`,
    text: 'The link in the invitation no longer leads to you. What you entered here stays.',
    keep: 'Keep the request',
    confirm: 'Take back',
  }),
  suspend: (name, relationship) => ({
    title: `Suspend ${name}?`,
    text:
      relationship === 'SUPPLIER'
        ? `${name} no longer sees your shared jobs and submits no one new. Candidates already submitted go on as they are. You can resume at any time.`
        : `You no longer see the jobs ${name} shares and submit no one new. Candidates already submitted go on as they are. You can resume at any time.`,
    keep: 'Keep active',
    confirm: 'Suspend',
  }),
  end: (name, relationship) => ({
    title: `End working with ${name}?`,
    text:
      relationship === 'SUPPLIER'
        ? `${name} no longer sees your jobs and submits no one new. Candidates already submitted, comments and documents stay for both sides.`
        : `You no longer see the jobs of ${name} and submit no one new. Candidates already submitted, comments and documents stay for both sides.`,
    keep: 'Keep working together',
    confirm: 'End',
  }),
};

type Props = {
  /** The question and the vendor it is about; null while nothing is asked. */
  asked: { act: StateAct; vendor: Vendor } | null;
  onKeep: () => void;
  onConfirm: (act: StateAct, vendor: Vendor) => void;
};

/** Asks before an association is declined, suspended or ended, and says what stays. */
export function StateQuestion({ asked, onKeep, onConfirm }: Props) {
  const face = asked && getFace(asked.act, asked.vendor);
  return (
    <Modal opened={asked !== null} onClose={onKeep} size={440} title={face?.title ?? ''}>
      <Text fz={14}>{face?.text}</Text>
      <Group mt={20} gap={8} justify="flex-end">
        <Button data-autofocus variant="default" onClick={onKeep}>
          {face?.keep}
        </Button>
        <Button color="var(--sw-danger)" c="#fff" onClick={() => asked && onConfirm(asked.act, asked.vendor)}>
          {face?.confirm}
        </Button>
      </Group>
    </Modal>
  );
}
