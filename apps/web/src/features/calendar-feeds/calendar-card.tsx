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
import classes from './calendar-card.module.css';
import { makeCalendarFeed, removeCalendarFeed } from './calendar-feeds.actions.ts';

/** The own meetings as a calendar that other programs subscribe to. */
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
    <Card title="Your calendar" padded>
      <FieldStack>
        <p className={classes.about}>
          Subscribe from Google, Outlook or Apple Calendar to see all your meetings there. The calendar app
          keeps them up to date. Anyone who has the address can read them, so keep it to yourself.
        </p>
        {failure && (
          <RetryNote title="Your calendar could not be loaded" failure={failure} onRetry={reload} />
        )}
        {!data && !failure && <SkeletonRows rows={1} label="Loading your calendar" />}
        {data && !url && (
          <div>
            <Button
              variant="default"
              leftSection={<CalendarPlus size={15} aria-hidden />}
              onClick={() => void make()}
            >
              Make an address
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
      <CopyField label="Address" value={url} copy="Copy address" />
      <p className={classes.about}>
        Calendars refresh on their own schedule, some only once a day. A meeting whose invitation you also
        accepted from an email may show up twice.
      </p>
      <Group gap={8}>
        <Button
          component="a"
          href={url.replace(/^https?:/, 'webcal:')}
          variant="default"
          leftSection={<CalendarPlus size={15} aria-hidden />}
        >
          Open in calendar program
        </Button>
        <Button variant="subtle" onClick={onNew}>
          Make a new address…
        </Button>
        <Button variant="subtle" onClick={onOff}>
          Switch off…
        </Button>
      </Group>
    </>
  );
}

type QuestionProps = { asked: 'new' | 'off'; onClose: () => void; onDone: () => void };

/** Asks before programs that read the present address find nothing there any more. */
function Question({ asked, onClose, onDone }: QuestionProps) {
  const dispatch = useAppDispatch();
  const isNew = asked === 'new';
  return (
    <RemoveQuestion
      title={isNew ? 'Make a new address?' : 'Switch your calendar off?'}
      keep="Keep it"
      confirm={isNew ? 'Make a new address' : 'Switch off'}
      onRemove={() => (isNew ? dispatch(makeCalendarFeed()) : dispatch(removeCalendarFeed()))}
      onClose={onClose}
      onRemoved={onDone}
    >
      The current address stops working at once, for everyone and in every app that reads it.
      {isNew && ' Subscribe to the new one there.'}
    </RemoveQuestion>
  );
}
