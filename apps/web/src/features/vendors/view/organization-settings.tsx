import { isFailure, type Failure } from '@slotwise/contract/failures';
import { getVendor } from '@slotwise/contract/vendors/vendors.endpoints';
import { Button } from '@mantine/core';
import type { MemberDefaults } from '@slotwise/contract/panelists/panelists.schema';
import type { Vendor } from '@slotwise/contract/vendors/vendors.schema';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router';
import { paths } from '#navigation/paths.ts';
import { selectUser } from '#state/recruiter.slice.ts';
import { useAnswer } from '#state/use-answer.ts';
import { SkeletonRows } from '#ui/lists/skeleton-rows.tsx';
import { RetryNote } from '#ui/notes/retry-note.tsx';
import { Card } from '#ui/page/card.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { DetailsCard } from './details-card.tsx';
import { SettingsCard } from './settings-card.tsx';
import { useSave } from './use-save.ts';
import { ORGANIZATION } from './organization.texts.ts';

type DrawDefaults = (given: {
  defaults: MemberDefaults;
  onSave: (defaults: MemberDefaults) => Promise<object | Failure>;
}) => ReactNode;

type Props = {
  /** The defaults for new members. */
  newMembers: DrawDefaults;
  /** The holidays everyone shares. */
  holidays: ReactNode;
  /** The other programs that receive meeting events. */
  webhooks: ReactNode;
};

/** What an administrator decides for everyone in the organization. */
export function OrganizationSettings({ newMembers, holidays, webhooks }: Props) {
  const { vendorId, vendorName } = useSelector(selectUser);
  const { data, failure, reload } = useAnswer(getVendor, { params: { id: vendorId } }, { always: true });
  const vendor = data?.data;
  return (
    <>
      <PageHead
        title={ORGANIZATION.title()}
        text={ORGANIZATION.about({ name: vendorName })}
        acts={
          <Button component={Link} to={paths.viewVendor(vendorId)} variant="default">
            {ORGANIZATION.own()}
          </Button>
        }
      />
      {failure && <RetryNote title={ORGANIZATION.notLoaded()} failure={failure} onRetry={reload} />}
      <div className="stack split gap-ml on-top">
        <div className="stack gap-ml slim">
          {vendor?.settings ? (
            <>
              <SettingsCard vendor={vendor} settings={vendor.settings} reread={reload} />
              <NewMembers vendor={vendor} settings={vendor.settings} reread={reload} draw={newMembers} />
            </>
          ) : (
            !failure && (
              <Card title={ORGANIZATION.decisions()}>
                <SkeletonRows rows={4} label={ORGANIZATION.loading()} />
              </Card>
            )
          )}
          {webhooks}
        </div>
        <div className="stack gap-ml slim">
          {vendor && <DetailsCard vendor={vendor} reread={reload} />}
          <Card title={ORGANIZATION.holidays()} aside={holidays}>
            <p className="inset-foot caption pt-sm">{ORGANIZATION.holidaysHint()}</p>
          </Card>
          <Card
            title={ORGANIZATION.members()}
            aside={
              <Button component={Link} to={paths.team()} size="xs" variant="default">
                {ORGANIZATION.team()}
              </Button>
            }
          >
            <p className="inset-foot caption pt-sm">{ORGANIZATION.membersHint()}</p>
          </Card>
        </div>
      </div>
    </>
  );
}

type NewMembersProps = {
  vendor: Vendor;
  settings: NonNullable<Vendor['settings']>;
  reread: () => void;
  draw: DrawDefaults;
};

function NewMembers({ vendor, settings, reread, draw }: NewMembersProps) {
  const save = useSave(vendor, reread);
  const onSave = async (memberDefaults: MemberDefaults) => {
    const response = await save({ memberDefaults });
    if (!isFailure(response)) reread();
    return response;
  };
  return draw({ defaults: settings.memberDefaults, onSave });
}
