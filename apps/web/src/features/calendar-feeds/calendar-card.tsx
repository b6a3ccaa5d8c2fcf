import { getCalendarFeed } from '@slotwise/contract/outgoing/calendar-feeds.endpoints';
import { isFailure } from '@slotwise/contract/failures';
import { Button, Group } from '@mantine/core';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { useAnswer } from '#state/use-answer.ts';
import { useAppDispatch } from '#state/use-app-dispatch.ts';
import { Card } from '#ui/page/card.tsx';
import { CopyField } from '#ui/fields/copy-field.tsx';
import { FieldStack } from '#ui/fields/field-row.tsx';
import { RemoveQuestion } from '#ui/dialogs/remove-question.tsx';
import { RetryNote } from '#ui/notes/retry-note.tsx';
import { SkeletonRows } from '#ui/lists/skeleton-rows.tsx';
import { makeCalendarFeed, removeCalendarFeed } from './calendar-feeds.actions.ts';
import { CALENDAR } from './calendar-feeds.texts.ts';

/** The user's own meetings as a calendar that other programs subscribe to. */
export function CalendarCard() {
  const dispatch = useAppDispatch();
  const { data, failure, reload } = useAnswer(getCalendarFeed, {});
  const [asked, setAsked] = useState<'new' | 'off' | null>(null);
  const url = data?.data.url ?? '';
  const make = async () => {
    const response = await dispatch(makeCalendarFeed());
    if (!isFailure(response)) reload();
  };
  return (
    <Card title={CALENDAR.title()} padded>
      <FieldStack>
        <p className="small">{CALENDAR.about()}</p>
        {failure && <RetryNote title={CALENDAR.notLoaded()} failure={failure} onRetry={reload} />}
        {!data && !failure && <SkeletonRows rows={1} label={CALENDAR.loading()} />}
        {data && !url && (
          <div>
            <Button
              variant="default"
              leftSection={<CalendarPlus size={15} aria-hidden />}
              onClick={() => void make()}
            >
              {CALENDAR.make()}
            </Button>
          </div>
        )}
        {url && <Address url={url} onNew={() => setAsked('new')} onOff={() => setAsked('off')} />}
      </FieldStack>
      {asked && <Question asked={asked} onClose={() => setAsked(null)} onDone={reload} />}
    </Card>
  );
}

type AddressProps = { url: string; onNew: () => void; onOff: () => void };

function Address({ url, onNew, onOff }: AddressProps) {
  return (
    <>
      <CopyField label={CALENDAR.address()} value={url} copy={CALENDAR.copy()} />
      <p className="small">{CALENDAR.refresh()}</p>
      <Group gap={8}>
        <Button
          component="a"
          href={url.replace(/^https?:/, 'webcal:')}
          variant="default"
          leftSection={<CalendarPlus size={15} aria-hidden />}
        >
          {CALENDAR.open()}
        </Button>
        <Button variant="subtle" onClick={onNew}>
          {CALENDAR.renew()}
        </Button>
        <Button variant="subtle" onClick={onOff}>
          {CALENDAR.off()}
        </Button>
      </Group>
    </>
  );
}

type QuestionProps = { asked: 'new' | 'off'; onClose: () => void; onDone: () => void };

/** Asks before the present address stops working for the programs that read it. */
function Question({ asked, onClose, onDone }: QuestionProps) {
  const dispatch = useAppDispatch();
  const isNew = asked === 'new';
  return (
    <RemoveQuestion
      title={isNew ? CALENDAR.askRenew() : CALENDAR.askOff()}
      keep={CALENDAR.keep()}
      confirm={isNew ? CALENDAR.renewNow() : CALENDAR.offNow()}
      onRemove={() => (isNew ? dispatch(makeCalendarFeed()) : dispatch(removeCalendarFeed()))}
      onClose={onClose}
      onRemoved={onDone}
    >
      {isNew ? CALENDAR.stopsAndRenews() : CALENDAR.stops()}
    </RemoveQuestion>
  );
}
