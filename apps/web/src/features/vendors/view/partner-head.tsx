import type { Vendor } from '@slotwise/contract/vendors/vendors.schema';
import { ActionIcon, Button, Menu } from '@mantine/core';
import { Ellipsis, UserPlus } from 'lucide-react';
import { paths } from '#navigation/paths.ts';
import { useSubmissionTarget } from '#navigation/use-submission-target.ts';
import { CrumbLink } from '#ui/text/crumb-link.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { Tag } from '#ui/text/tag.tsx';
import type { StateAct } from '../state-question.tsx';
import { ShareJobs } from './share-jobs.tsx';
import { isAwaited, stateTag } from '../vendor-words.model.ts';
import { VENDOR } from '../vendor.texts.ts';

/** Actions on the association as a whole. */
export type StateActs = {
  /** Asks for confirmation first. */
  onAsk: (act: StateAct) => void;
  onActivate: () => void;
  onResend: () => void;
};

/** Who it is, the association's state, and the actions on it. */
export function PartnerHead({ vendor, acts }: { vendor: Vendor; acts: StateActs }) {
  const { vendorName, relationship, contactName, contactEmail, contactPhone } = vendor;
  const tag = stateTag(vendor);
  const contact = [contactName, contactEmail, contactPhone].filter(Boolean).join(', ');
  return (
    <PageHead
      crumb={
        <>
          <CrumbLink to={paths.vendors()}>{VENDOR.vendors()}</CrumbLink> {VENDOR.crumb({ name: vendorName })}
        </>
      }
      title={vendorName}
      badge={
        <Tag tone={tag?.tone ?? 'neutral'}>{VENDOR.badge({ relationship, state: tag?.state ?? 'none' })}</Tag>
      }
      text={contact}
      acts={
        <>
          <MainAct vendor={vendor} />
          <MoreActs vendor={vendor} acts={acts} />
        </>
      }
    />
  );
}

/** Submit to a client, share jobs with a supplier. */
function MainAct({ vendor }: { vendor: Vendor }) {
  const { vendorId, relationship, associationStatus } = vendor;
  const { open } = useSubmissionTarget();
  if (associationStatus !== 'ACTIVE') return null;
  return relationship === 'CLIENT' ? (
    <Button
      leftSection={<UserPlus size={16} aria-hidden />}
      onClick={() => open({ clientVendorId: vendorId, jdId: null })}
    >
      {VENDOR.submit()}
    </Button>
  ) : (
    <ShareJobs vendor={vendor} />
  );
}

function MoreActs({ vendor, acts }: { vendor: Vendor; acts: StateActs }) {
  const { associationStatus, isOursToResume } = vendor;
  const items = [
    isAwaited(vendor) && { label: VENDOR.resend(), run: acts.onResend },
    isAwaited(vendor) && { label: VENDOR.takeBackMenu(), run: () => acts.onAsk('takeBack') },
    associationStatus === 'ACTIVE' && { label: VENDOR.suspendMenu(), run: () => acts.onAsk('suspend') },
    isOursToResume && { label: VENDOR.resume(), run: acts.onActivate },
    (associationStatus === 'ACTIVE' || associationStatus === 'SUSPENDED') && {
      label: VENDOR.endMenu(),
      run: () => acts.onAsk('end'),
    },
  ].filter((item) => item !== false);
  if (items.length === 0) return null;
  return (
    <Menu position="bottom-end" shadow="md" width={230}>
      <Menu.Target>
        <ActionIcon variant="default" size={36} aria-label={VENDOR.more()}>
          <Ellipsis size={16} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {items.map(({ label, run }) => (
          <Menu.Item key={label} onClick={run}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
