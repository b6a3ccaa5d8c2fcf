import { lazy, Suspense, useEffect } from 'react';
import { useSelector } from 'react-redux';
import { modalClosed, selectModalData, selectOpenModal, type ModalFlag } from '#state/app-loader.slice.ts';
import { useAppDispatch } from '#state/use-app-dispatch.ts';

/** By then a screen has its data, even over a slow network. */
const SETTLED_MS = 4000;

const fetchModal = async () => ({ default: (await import('#feedback/result-modal.tsx')).ResultModal });

/** If the server is out of reach, only the toast reports the result: what was typed on the screen must survive. */
const ResultModal = lazy(() => fetchModal().catch(() => ({ default: () => <></> })));

/** The flags whose modals follow the user across screens; the others belong to signed-out screens. */
const SHOWN_HERE: readonly ModalFlag[] = [
  'showCreateBookigModal',
  'showEditBookingModal',
  'showJobDescriptionModal',
  'showPanelistModal',
  'showRegistrationModal',
];

export function ResultModals() {
  const dispatch = useAppDispatch();
  const flag = useSelector(selectOpenModal);
  const modalData = useSelector(selectModalData);
  useEffect(() => {
    // Prefetched: once the server is down, the modal reporting a failure could not be fetched.
    const timer = setTimeout(() => fetchModal().catch(() => undefined), SETTLED_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!flag || !modalData || !SHOWN_HERE.includes(flag)) return null;
  return (
    <Suspense fallback={null}>
      <ResultModal modalData={modalData} onClose={() => dispatch(modalClosed())} />
    </Suspense>
  );
}
