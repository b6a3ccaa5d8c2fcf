import { findSlots } from '@slotwise/contract/availability/slots.endpoints';
import type { Change } from '@slotwise/contract/availability/slots.schema';
import { listPanelists } from '@slotwise/contract/panelists/panelists.endpoints';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { aPage, aPanelistRecord } from '../../../test/panelists.ts';
import { PartFrame } from '../../../test/part-frame.tsx';
import { aBlock, aLane, ARJUN, aSlot, millis, slotsFound, SOFIA } from '../../../test/slots.ts';
import { installFetchStub, sentTo, stubApi, stubNoAnswer } from '../../../test/stub-api.ts';
import {
  chosenTime,
  EMPTY_MEETING,
  type MeetingValues,
} from '#features/bookings/meeting-values/meeting-values.model.ts';
import { keptSeat } from '#features/bookings/meeting-values/seat.model.ts';
import { SlotFinder } from './slot-finder.tsx';

vi.setConfig({ testTimeout: 90_000 });

beforeEach(installFetchStub);

const KIM = '0198a000-0000-7000-8000-00000000000c';

const meeting: MeetingValues = {
  ...EMPTY_MEETING,
  candidateDetails: { ...EMPTY_MEETING.candidateDetails, candidateName: 'Meera' },
  panel: [
    keptSeat({ panelistId: SOFIA, name: 'Sofia Lindqvist' }),
    keptSeat({ panelistId: ARJUN, name: 'Arjun Nair' }),
  ],
  timeZone: 'UTC',
};

/** The finder next to a form that stores its choice. */
function show(start: Partial<MeetingValues> = {}) {
  const initial: MeetingValues = { ...meeting, ...start };
  const seen = { values: initial };
  function Form() {
    const [values, setValues] = useState(initial);
    useEffect(() => {
      seen.values = values;
    });
    return (
      <SlotFinder
        values={values}
        time={chosenTime(values)}
        now={millis(25, '06:00')}
        bookingId={null}
        mayChangePanel
        people={[]}
        old={null}
        mustMove={false}
        onSet={(changes) => setValues((before) => ({ ...before, ...changes }))}
      />
    );
  }
  render(<Form />, { wrapper: PartFrame });
  return { values: () => seen.values };
}

const asked = () => sentTo(findSlots).at(-1)?.query;
const verdict = () => screen.getByRole('status', { name: 'The chosen time' });
const button = (name: string | RegExp) => screen.findByRole('button', { name });

function proposing(texts: string[], ...changes: Change[]) {
  const cost = { detail: 'What it costs', slotsGained: 4, cost: 1 };
  const relaxations = [{ changes, texts, text: texts.join(', and '), ...cost }];
  stubApi(findSlots, slotsFound({ data: { total: 0, mutual: [], days: [] }, slots: [], relaxations }));
}

test('one of the best times is taken with one click, and the box says who it suits', async () => {
  stubApi(findSlots, slotsFound());
  const { values } = show();
  expect(verdict().textContent).toContain('No time chosen yet');
  const best = await screen.findByRole('radiogroup', { name: 'Best times' });
  await userEvent.click(within(best).getByRole('radio', { name: /09:15/ }));
  expect(values()).toMatchObject({ date: '2030-11-26', start: '09:15' });
  await waitFor(() => expect(verdict().textContent).toContain('Everyone is free'));
  expect(asked()).toMatchObject({ panelistIds: `${SOFIA},${ARJUN}`, from: '2030-11-25', to: '2030-12-01' });
});

test('without a panel the recruiter’s own meeting is shown next to the time, before anyone is invited', async () => {
  const host = aLane({ key: 'host', role: 'HOST', required: false, blocks: [aBlock(26, '09:00', '10:00')] });
  stubApi(findSlots, slotsFound({ data: { lanes: [host] } }));
  const candidateDetails = { ...meeting.candidateDetails, email: 'meera@home.example' };
  show({ candidateDetails, panel: [], date: '2030-11-26', start: '09:15' });
  await waitFor(() => expect(verdict().textContent).toContain('is busy 09:00–10:00'));
  expect(verdict().textContent).toContain('It may not suit everyone');
  expect(asked()).toMatchObject({
    candidateEmail: 'meera@home.example',
    from: '2030-11-26',
    to: '2030-11-26',
  });
});

test('a time at which someone is busy is reported in the server’s words', async () => {
  stubApi(findSlots, slotsFound({ data: { lanes: [aLane({ blocks: [aBlock(26, '09:00', '10:00')] })] } }));
  show({ date: '2030-11-26', start: '09:30' });
  await waitFor(() => expect(verdict().textContent).toContain('Sofia Lindqvist is busy 09:00–10:00'));
  expect(verdict().textContent).toContain('Someone who is needed is busy then');
});

test('the list offers every start as a radio button', async () => {
  stubApi(findSlots, slotsFound());
  const { values } = show();
  await screen.findByRole('radiogroup', { name: 'Best times' });
  await userEvent.click(screen.getByText('List'));
  const starts = screen.getByRole('radiogroup', { name: 'Possible times' });
  expect(within(starts).getAllByRole('radio')).toHaveLength(6);
  await userEvent.click(within(starts).getByRole('radio', { name: 'Tue 26/11 10:30' }));
  expect(values().start).toBe('10:30');
});

test('without an answer the card says so, and can retry', async () => {
  stubNoAnswer(findSlots);
  show();
  await screen.findByText('Free times could not be loaded');
  stubApi(findSlots, slotsFound());
  await userEvent.click(await button('Try again'));
  await screen.findByText('6 possible times in the week of 25/11.');
});

test('a proposed panel change is made and undone with one click each', async () => {
  proposing(['Make Sofia Lindqvist optional'], { kind: 'MAKE_OPTIONAL', panelistId: SOFIA });
  const { values } = show();
  await screen.findByText('No 60-minute time suits everyone in the week of 25/11.');
  await userEvent.click(await button(/^Make Sofia Lindqvist optional/));
  expect(values().panel[0]?.required).toBe(false);
  await waitFor(() => expect(asked()).toMatchObject({ required: ARJUN }));
  await userEvent.click(await button('Undo: Make Sofia Lindqvist optional'));
  expect(values().panel[0]?.required).toBe(true);
  await waitFor(() => expect(asked()).not.toHaveProperty('required'));
});

test('two changes that only help together are made with one click, and each is undone separately', async () => {
  const substitute = { panelistId: ARJUN, withPanelistId: KIM, withName: 'Kim Park' };
  stubApi(listPanelists, aPage([aPanelistRecord({ panelistId: KIM, displayName: 'Kim Park' })]));
  proposing(
    ['Make Sofia Lindqvist optional', 'Ask Kim Park instead of Arjun Nair'],
    { kind: 'MAKE_OPTIONAL', panelistId: SOFIA },
    { kind: 'REPLACE', ...substitute },
  );
  const { values } = show();
  const panel = () => values().panel.map(({ name, required }) => [name, required]);
  await userEvent.click(await button(/^Make Sofia Lindqvist optional, and Ask Kim Park/));
  await waitFor(() =>
    expect(panel()).toEqual([
      ['Sofia Lindqvist', false],
      ['Kim Park', true],
    ]),
  );
  await waitFor(() => expect(asked()).toMatchObject({ panelistIds: `${SOFIA},${KIM}`, required: KIM }));
  await userEvent.click(await button('Undo: Ask Kim Park instead of Arjun Nair'));
  expect(panel()).toEqual([
    ['Sofia Lindqvist', false],
    ['Arjun Nair', true],
  ]);
  await userEvent.click(await button('Undo: Make Sofia Lindqvist optional'));
  expect(values().panel).toEqual(meeting.panel);
});

test('anything given up outside the form is sent with the question until it is taken back', async () => {
  proposing(['Ask The candidate for other times'], { kind: 'ALLOW', allow: 'OTHER_TIMES' });
  show();
  await userEvent.click(await button(/^Ask Meera for other times/));
  await waitFor(() => expect(asked()).toMatchObject({ allow: 'OTHER_TIMES' }));
  await userEvent.click(await button('Undo: Ask Meera for other times'));
  await waitFor(() => expect(asked()).not.toHaveProperty('allow'));
});

test('a later week with free times is one click away', async () => {
  proposing(['Look at the week of 02/12'], { kind: 'LOOK_LATER', from: '2030-12-02', to: '2030-12-08' });
  show();
  await userEvent.click(await button(/^Look at the week of 02/));
  await waitFor(() => expect(asked()).toMatchObject({ from: '2030-12-02', to: '2030-12-08' }));
  expect(await screen.findByText('Week of 02/12')).toBeDefined();
});

test('a time brings the pool people it was offered with', async () => {
  const slots = [aSlot(26, '09:15', '10:15', { pooledIds: [ARJUN] })];
  stubApi(findSlots, slotsFound({ slots }));
  const members = [{ panelistId: ARJUN, name: 'Arjun Nair' }];
  const pools = [{ need: 1, skill: 'Kafka', members, seated: [] }];
  const { values } = show({ panel: meeting.panel.slice(0, 1), pools });
  const best = await screen.findByRole('radiogroup', { name: 'Best times' });
  await userEvent.click(within(best).getByRole('radio', { name: /With Arjun Nair/ }));
  expect(values().panel.map(({ name }) => name)).toEqual(['Sofia Lindqvist', 'Arjun Nair']);
  expect(asked()).toMatchObject({ panelistIds: SOFIA, pools: '1:skill=Kafka' });
});
