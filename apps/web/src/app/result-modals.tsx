import { lazy, Suspense } from 'react';
import { useSelector } from 'react-redux';
import { modalClosed, selectModalData, selectOpenModal, type ModalFlag } from '#state/app-loader.slice.ts';
import { useAppDispatch } from '#state/use-app-dispatch.ts';

const ResultModal = lazy(async () => ({ default: (await import('#feedback/result-modal.tsx')).ResultModal }));

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
  if (!flag || !modalData || !SHOWN_HERE.includes(flag)) return null;
  return (
    <Suspense fallback={null}>
      <ResultModal modalData={modalData} onClose={() => dispatch(modalClosed())} />
    </Suspense>
  );
}
