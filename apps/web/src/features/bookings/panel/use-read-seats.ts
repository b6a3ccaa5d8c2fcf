import { useEffect, useRef } from 'react';
import { useLatest } from '#lib/use-latest.ts';
import type { MeetingForm } from '../meeting-values/meeting-form.model.ts';
import { readSeat } from './panel.actions.ts';
import { seatKey, unreadSeats, type Seat } from '../meeting-values/seat.model.ts';

/** Fills in zone and hours of seats from a draft or a booking, which store neither. */
export function useReadSeats(form: MeetingForm) {
  const latest = useLatest(form);
  const records = useRef(new Map<string, Promise<Seat>>());
  const unread = unreadSeats(form.values.panel).map(seatKey).join();

  useEffect(() => {
    const fill = (read: Seat) =>
      latest.current.setFieldValue('panel', (panel) =>
        panel.map((one) => (seatKey(one) === seatKey(read) ? { ...read, required: one.required } : one)),
      );
    for (const seat of unreadSeats(latest.current.getValues().panel)) {
      const record = records.current.get(seatKey(seat)) ?? readSeat(seat);
      records.current.set(seatKey(seat), record);
      void record.then(fill);
    }
  }, [unread, latest]);
}
