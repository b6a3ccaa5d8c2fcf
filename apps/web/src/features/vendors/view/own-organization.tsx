import type { VendorPage } from '@slotwise/contract/vendors/vendors.schema';
import { paths } from '#navigation/paths.ts';
import { CrumbLink } from '#ui/text/crumb-link.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { Tag } from '#ui/text/tag.tsx';
import { CommentsCard } from '../comments/comments-card.tsx';
import { DocumentsCard } from '../documents/documents-card.tsx';
import { RELATIONSHIP_WORDS } from '../vendor-words.model.ts';
import { DetailsCard } from './details-card.tsx';
import { FigureStrip } from './figure-strip.tsx';
import { SettingsCard } from './settings-card.tsx';
import classes from './view.module.css';

type Props = { vendor: VendorPage; reread: () => void };

/** The own organization: its card, its figures, and how it decides. */
export function OwnOrganization({ vendor, reread }: Props) {
  const { vendorName, settings } = vendor;
  return (
    <>
      <PageHead
        crumb={
          <>
            <CrumbLink to={paths.vendors()}>Vendors</CrumbLink> / {vendorName}
          </>
        }
        title={vendorName}
        badge={<Tag>{RELATIONSHIP_WORDS.SELF}</Tag>}
        text="What the organizations you work with see of you, and how you decide."
      />
      <FigureStrip vendor={vendor} />
      <div className={classes.grid}>
        <div className={classes.column}>
          {settings && <SettingsCard vendor={vendor} settings={settings} reread={reread} />}
          <CommentsCard vendor={vendor} reread={reread} />
          <DocumentsCard vendor={vendor} reread={reread} />
        </div>
        <div className={classes.column}>
          <DetailsCard vendor={vendor} reread={reread} />
        </div>
      </div>
    </>
  );
}
