import type { Removal } from '@slotwise/contract/recruiters/members.schema';
import { Anchor } from '@mantine/core';
import { Link } from 'react-router';

import { printWallTime } from '#lib/dates/wall-time.ts';
import { zoneLabel } from '#lib/dates/zone-label.ts';
import { wallTimeAt } from '#lib/dates/zone-time.ts';
import { paths } from '#navigation/paths.ts';
import { TEAM } from './team.texts.ts';
import classes from './member-dialog.module.css';

type Props = { removal: Removal; name: string; heir: string };

/** Where a removed member's meetings went, and the panels that need someone else. */
export function RemovalResult({ removal: { reassignedBookings, stillOnPanels }, name, heir }: Props) {
  return (
    <>
      {reassignedBookings > 0 && <p>{TEAM.handedOver({ count: reassignedBookings, heir })}</p>}
      {stillOnPanels.length > 0 && (
        <div className={classes.warning} role="status">
          <p>{TEAM.stillOnPanels({ name, count: stillOnPanels.length })}</p>
          <ul className="bullets">
            {stillOnPanels.map(({ bookingId, candidateName, startTime, timeZone }) => (
              <li key={bookingId}>
                <Anchor
                  component={Link}
                  to={paths.viewMeeting(bookingId)}
                  inherit
                  c="inherit"
                  underline="always"
                >
                  {candidateName}
                </Anchor>
                {`, ${whenText(startTime, timeZone)}`}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

function whenText(startTime: string, timeZone: string): string {
  const at = Date.parse(startTime);
  return `${printWallTime(wallTimeAt(at, timeZone))} ${zoneLabel(timeZone, at)}`;
}
