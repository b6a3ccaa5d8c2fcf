import type { SavedView } from '@slotwise/contract/bookings/saved-views.schema';
import { Checkbox, TextInput } from '@mantine/core';
import type { Ref } from 'react';
import { useAppDispatch } from '#state/use-app-dispatch.ts';
import { FormModal, type FormWork } from '#ui/dialogs/form-modal.tsx';
import { ModalForm } from '#ui/dialogs/modal-form.tsx';
import { RemoveQuestion } from '#ui/dialogs/remove-question.tsx';
import { useModalForm } from '#ui/dialogs/use-modal-form.ts';
import type { FilteredBookings } from '../booking-list/use-filtered-bookings.ts';
import { changeView, removeView, saveView } from './saved-views.actions.ts';
import { VIEWS } from './saved-views.texts.ts';
import type { ViewQuestion } from './view-acts.tsx';
import { toViewFilters } from './views.model.ts';

type Props = {
  question: ViewQuestion | null;
  filters: FilteredBookings['filters'];
  onClose: () => void;
};

/** Asks for a view's name, or whether to remove it. */
export function ViewDialog({ question, filters, onClose }: Props) {
  const dispatch = useAppDispatch();
  const { change } = filters;
  if (question?.ask === 'remove') {
    const { viewId, name, isShared } = question.view;
    return (
      <RemoveQuestion
        title={VIEWS.removeTitle({ name })}
        keep={VIEWS.keep()}
        confirm={VIEWS.confirmRemove()}
        onRemove={() => dispatch(removeView(viewId))}
        onRemoved={() => change({ view: '' })}
        onClose={onClose}
      >
        {isShared ? VIEWS.removeShared() : VIEWS.removeOwn()}
      </RemoveQuestion>
    );
  }
  const view = question?.ask === 'rename' ? question.view : undefined;
  return (
    <FormModal
      opened={question !== null}
      onClose={onClose}
      size={440}
      title={view ? VIEWS.renameTitle() : VIEWS.newTitle()}
    >
      {(work, cancel) => (
        <NameForm view={view} filters={filters} work={work} onCancel={cancel} onSaved={onClose} />
      )}
    </FormModal>
  );
}

type FormProps = {
  /** The view to rename; absent for a new one. */
  view: SavedView | undefined;
  filters: FilteredBookings['filters'];
  work: Ref<FormWork>;
  onCancel: () => void;
  onSaved: () => void;
};

function NameForm({ view, filters: { values, change }, work, onCancel, onSaved }: FormProps) {
  const dispatch = useAppDispatch();
  const { form, frame } = useModalForm({
    initial: { name: view?.name ?? '', isShared: false },
    validate: ({ name }) => (name.trim() ? {} : { name: VIEWS.nameMissing() }),
    work,
    onSave: ({ name, isShared }) =>
      dispatch(
        view
          ? changeView({ viewId: view.viewId, name })
          : saveView({ name, isShared, filters: toViewFilters(values) }),
      ),
    onSaved: ({ viewId }) => {
      change({ view: viewId });
      onSaved();
    },
  });
  return (
    <ModalForm
      label={view ? VIEWS.renameTitle() : VIEWS.newTitle()}
      confirm={VIEWS.save()}
      {...frame}
      onCancel={onCancel}
    >
      <TextInput
        label={VIEWS.name()}
        placeholder={VIEWS.nameHint()}
        maxLength={60}
        data-autofocus
        {...form.getInputProps('name')}
      />
      {!view && (
        <Checkbox label={VIEWS.shareField()} {...form.getInputProps('isShared', { type: 'checkbox' })} />
      )}
    </ModalForm>
  );
}
