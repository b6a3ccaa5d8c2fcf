import type { VendorPage } from '@slotwise/contract/vendors/vendors.schema';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { paths } from '#navigation/paths.ts';
import { usePermission } from '#state/use-permission.ts';
import { CrumbLink } from '#ui/text/crumb-link.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { Tag } from '#ui/text/tag.tsx';
import { CommentsCard } from '../comments/comments-card.tsx';
import { DocumentsCard } from '../documents/documents-card.tsx';

import { DetailsCard } from './details-card.tsx';
import { FigureStrip } from './figure-strip.tsx';
import { RELATIONSHIP_WORDS } from '../vendors.texts.ts';
import { VENDOR } from '../vendor.texts.ts';

type Props = { vendor: VendorPage; reread: () => void };

/** The user's own organization: its card, its statistics, its documents. */
export function OwnOrganization({ vendor, reread }: Props) {
  const { vendorName } = vendor;
  const isAdministrator = usePermission('add_member');
  return (
    <>
      <PageHead
        crumb={
          <>
            <CrumbLink to={paths.vendors()}>{VENDOR.vendors()}</CrumbLink>{' '}
            {VENDOR.crumb({ name: vendorName })}
          </>
        }
        title={vendorName}
        badge={<Tag>{RELATIONSHIP_WORDS.SELF()}</Tag>}
        text={VENDOR.ownAbout()}
        acts={
          isAdministrator && (
            <Button component={Link} to={paths.settings()} variant="default">
              {VENDOR.settings()}
            </Button>
          )
        }
      />
      <FigureStrip vendor={vendor} />
      <div className="stack split gap-ml on-top">
        <div className="stack gap-ml slim">
          <CommentsCard vendor={vendor} reread={reread} />
          <DocumentsCard vendor={vendor} reread={reread} />
        </div>
        <div className="stack gap-ml slim">
          <DetailsCard vendor={vendor} reread={reread} />
        </div>
      </div>
    </>
  );
}
