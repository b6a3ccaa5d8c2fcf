import { useSelector } from 'react-redux';
import { useParams } from 'react-router';
import { useLoaded } from '#lib/use-loaded.ts';
import { useAppDispatch } from '#state/use-app-dispatch.ts';
import { Card } from '#ui/page/card.tsx';
import { SkeletonRows } from '#ui/lists/skeleton-rows.tsx';
import { viewVendor } from '../vendors.actions.ts';
import { selectViewedVendor } from '../vendors.slice.ts';
import { NoVendor } from './no-vendor.tsx';
import { OwnOrganization } from './own-organization.tsx';
import { Partner } from './partner.tsx';

export default function ViewVendorPage() {
  const { vendorId = '' } = useParams();
  const dispatch = useAppDispatch();
  const { failure, reload } = useLoaded(vendorId, () => dispatch(viewVendor(vendorId)));
  const viewed = useSelector(selectViewedVendor);
  const vendor = viewed?.vendorId === vendorId ? viewed : null;

  // What is shown already stays when only a newer look at it fails.
  if (failure && !vendor) return <NoVendor failure={failure} onRetry={reload} />;
  if (!vendor) {
    return (
      <Card>
        <SkeletonRows rows={6} label="Loading the vendor" />
      </Card>
    );
  }
  return vendor.relationship === 'SELF' ? (
    <OwnOrganization vendor={vendor} reread={reload} />
  ) : (
    <Partner key={vendorId} vendor={vendor} reread={reload} />
  );
}
