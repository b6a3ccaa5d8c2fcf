import { getVendor } from '@slotwise/contract/vendors/vendors.endpoints';
import { useParams } from 'react-router';
import { useAnswer } from '#state/use-answer.ts';
import { Card } from '#ui/page/card.tsx';
import { SkeletonRows } from '#ui/lists/skeleton-rows.tsx';
import { NoVendor } from './no-vendor.tsx';
import { OwnOrganization } from './own-organization.tsx';
import { Partner } from './partner.tsx';
import { VENDOR } from '../vendor.texts.ts';

export default function ViewVendorPage() {
  const { vendorId = '' } = useParams();
  const { data, failure, reload } = useAnswer(getVendor, { params: { id: vendorId } }, { always: true });
  const vendor = data?.data.vendorId === vendorId ? data.data : null;

  // What is already shown stays if only a newer read fails.
  if (failure && !vendor) return <NoVendor failure={failure} onRetry={reload} />;
  if (!vendor) {
    return (
      <Card>
        <SkeletonRows rows={6} label={VENDOR.loading()} />
      </Card>
    );
  }
  return vendor.relationship === 'SELF' ? (
    <OwnOrganization vendor={vendor} reread={reload} />
  ) : (
    <Partner key={vendorId} vendor={vendor} reread={reload} />
  );
}
