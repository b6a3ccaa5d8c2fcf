import { lazy, Suspense, useEffect } from 'react';
import { useSelector } from 'react-redux';
import { modalClosed, selectModalData, selectOpenModal, type ModalFlag } from '#state/app-loader.slice.ts';
import { useAppDispatch } from '#state/use-app-dispatch.ts';

/** By then a screen has its data, also over a slow network. */
const SETTLED_MS = 4000;

const fetchModal = async () => ({ default: (await import('#feedback/result-modal.tsx')).ResultModal });

/** Where the server is out of reach the toast alone tells the result: what was typed on the screen must outlive that. */
const ResultModal = lazy(() => fetchModal().catch(() => ({ default: () => <></> })));

/** The flags whose modals follow the user from screen to screen; the others belong to the screens of signed-out users. */
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
    // An act that fails because the server is gone could not fetch any more what tells of it.
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
