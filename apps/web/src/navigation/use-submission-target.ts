import { useSearchParams } from 'react-router';

/** The client that receives the submission, and the job; if null, the dialog asks for it. */
export type SubmissionTarget = { clientVendorId: string; jdId: string | null };

const CLIENT = 'submitTo';
const JOB = 'submitFor';

/**
 * The dialog that submits a candidate opens over any screen. It is kept in the address, so that it can be linked to and
 * the browser's Back closes it.
 */
export function useSubmissionTarget() {
  const [params, setParams] = useSearchParams();
  const clientVendorId = params.get(CLIENT);
  const target: SubmissionTarget | null = clientVendorId ? { clientVendorId, jdId: params.get(JOB) } : null;

  const open = (at: SubmissionTarget) =>
    setParams(
      (before) => {
        before.set(CLIENT, at.clientVendorId);
        if (at.jdId) before.set(JOB, at.jdId);
        return before;
      },
      { preventScrollReset: true },
    );
  const close = () =>
    setParams(
      (before) => {
        before.delete(CLIENT);
        before.delete(JOB);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  return { target, open, close };
}
