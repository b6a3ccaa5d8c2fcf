import type { VendorPage } from '@slotwise/contract/vendors/vendors.schema';
import { useState } from 'react';
import { useAppDispatch } from '#state/use-app-dispatch.ts';
import { CommentsCard } from '../comments/comments-card.tsx';
import { DocumentsCard } from '../documents/documents-card.tsx';
import { StateQuestion, type StateAct } from '../state-question.tsx';
import { SubmissionsCard } from '../submissions/submissions-card.tsx';
import { resendInvitation, updateVendor } from '../vendors.actions.ts';
import { AssociationNote } from './association-note.tsx';
import { DetailsCard } from './details-card.tsx';
import { FigureStrip } from './figure-strip.tsx';
import { PartnerHead } from './partner-head.tsx';
import { SharedJobsCard } from './shared-jobs-card.tsx';
import { SideCard } from './side-card.tsx';
import { TermsCard } from './terms-card.tsx';

type Props = { vendor: VendorPage; reread: () => void };

/** One organization we work with: results, terms, comments and files. */
export function Partner({ vendor, reread }: Props) {
  const dispatch = useAppDispatch();
  const [asked, setAsked] = useState<StateAct | null>(null);
  const { vendorId, version, associationStatus } = vendor;

  const setState = async (status: 'ACTIVE' | 'SUSPENDED' | 'ENDED') => {
    setAsked(null);
    await dispatch(updateVendor(vendorId, { associationStatus: status, version }));
    reread();
  };
  const acts = {
    onAsk: setAsked,
    onActivate: () => void setState('ACTIVE'),
    onResend: () => void dispatch(resendInvitation(vendorId)),
  };
  // Organizations asked again have worked together before.
  const hasBegun = associationStatus !== 'PENDING' || vendor.stats.submitted > 0;
  return (
    <>
      <PartnerHead vendor={vendor} acts={acts} />
      {hasBegun && <FigureStrip vendor={vendor} />}
      <div className="stack split gap-ml on-top">
        <div className="stack gap-ml slim">
          <AssociationNote vendor={vendor} acts={acts} />
          {hasBegun && <SubmissionsCard vendor={vendor} />}
          <CommentsCard vendor={vendor} reread={reread} />
          <DocumentsCard vendor={vendor} reread={reread} />
        </div>
        <div className="stack gap-ml slim">
          <TermsCard vendor={vendor} reread={reread} />
          {associationStatus === 'ACTIVE' && <SharedJobsCard vendor={vendor} />}
          <DetailsCard vendor={vendor} reread={reread} />
          <SideCard vendor={vendor} reread={reread} />
        </div>
      </div>
      <StateQuestion
        asked={asked && { act: asked, vendor }}
        onKeep={() => setAsked(null)}
        onConfirm={(act) => void setState(act === 'suspend' ? 'SUSPENDED' : 'ENDED')}
      />
    </>
  );
}
