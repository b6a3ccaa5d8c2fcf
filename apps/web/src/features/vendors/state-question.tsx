import type { Vendor } from '@slotwise/contract/vendors/vendors.schema';
import { Button, Group, Modal, Text } from '@mantine/core';
import { VENDOR } from './vendor.texts.ts';

/** Actions that change how two organizations work together and require confirmation. */
export type StateAct = 'decline' | 'takeBack' | 'suspend' | 'end';

type Face = { title: string; text: string; keep: string; confirm: string };

const getFace = (act: StateAct, { vendorName, relationship }: Vendor): Face =>
  FACES[act](vendorName, relationship);

const FACES: Record<StateAct, (name: string, relationship: Vendor['relationship']) => Face> = {
  decline: (name) => ({
    title: VENDOR.askDecline({ name }),
    text: VENDOR.declineHint({ name }),
    keep: VENDOR.keepWaiting(),
    confirm: VENDOR.decline(),
  }),
  takeBack: (name) => ({
    title: VENDOR.askTakeBack({ name }),
    text: VENDOR.takeBackHint(),
    keep: VENDOR.keepRequest(),
    confirm: VENDOR.takeBack(),
  }),
  suspend: (name, relationship) => ({
    title: VENDOR.askSuspend({ name }),
    text: VENDOR.suspendHint({ relationship, name }),
    keep: VENDOR.keepActive(),
    confirm: VENDOR.suspend(),
  }),
  end: (name, relationship) => ({
    title: VENDOR.askEnd({ name }),
    text: VENDOR.endHint({ relationship, name }),
    keep: VENDOR.keepTogether(),
    confirm: VENDOR.end(),
  }),
};

type Props = {
  /** The question and the vendor it is about; null if none is open. */
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
