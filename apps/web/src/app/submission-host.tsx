import { lazy, Suspense } from 'react';
import { useSubmissionTarget } from '#navigation/use-submission-target.ts';
import { usePermission } from '#state/use-permission.ts';

const SubmitCandidate = lazy(async () => ({
  default: (await import('#features/submissions/submission-form/submit-candidate.tsx')).SubmitCandidate,
}));

/** Shows the dialog that submits a candidate, over any screen whose address requests it. */
export function SubmissionHost() {
  const { target, close } = useSubmissionTarget();
  const maySubmit = usePermission('create_meeting');
  if (!target || !maySubmit) return null;
  return (
    <Suspense fallback={null}>
      <SubmitCandidate key={target.clientVendorId} target={target} onClose={close} />
    </Suspense>
  );
}
