import { readMailWay } from '@slotwise/contract/notifications/mail-way.endpoints';
import { listPanelists } from '@slotwise/contract/panelists/panelists.endpoints';
import { Button } from '@mantine/core';
import { useSelector } from 'react-redux';
import { Link } from 'react-router';
import { useAnswer } from '#state/use-answer.ts';
import { ownTimeZone, presentZoneName, zoneLabel } from '#lib/dates/zone-label.ts';
import { paths } from '#navigation/paths.ts';
import { selectUser } from '#state/recruiter.slice.ts';
import { usePermission } from '#state/use-permission.ts';
import { Card } from '#ui/page/card.tsx';
import type { Viewer } from '#features/bookings/meeting-clock.model.ts';
import { Step, type FirstStep } from './first-step.tsx';
import { mailStep } from './mail-step.tsx';
import { useHiddenSteps } from './use-hidden-steps.ts';
import { FIRST_STEPS } from './first-steps.texts.ts';

type Props = {
  viewer: Viewer;
  /** Sample panelists do not count, since they cannot be asked. */
  samplePanelists: number;
  /** Whether a real, non-sample interview was scheduled. */
  hasMeeting: boolean;
};

/**
 * A new organization's first steps, with what is already done; hidden once dismissed. After the first meeting they stay
 * for those who lack a mail server or an interviewer, without which meetings reach no one.
 */
export function FirstSteps({ viewer, samplePanelists, hasMeeting }: Props) {
  const { email, userId } = useSelector(selectUser);
  const { isHidden, hide } = useHiddenSteps(userId);
  const mayAdd = usePermission('add_panelist');
  const { mail, hasPanelist, lacks } = useSetUp(samplePanelists, isHidden);
  if (isHidden || (hasMeeting && !lacks)) return null;

  const next = hasPanelist || !mayAdd ? 'schedule' : 'panelist';
  const steps: FirstStep[] = [
    mailStep(email, mail),
    zoneStep(viewer),
    panelistStep({ mayAdd, hasPanelist, isNext: next === 'panelist' }),
    {
      title: FIRST_STEPS.scheduleFirst(),
      text: FIRST_STEPS.scheduleHint(),
      done: hasMeeting,
      act: link(paths.newMeeting(), FIRST_STEPS.schedule(), next === 'schedule'),
    },
  ];
  return <StepsCard steps={steps} onHide={hide} />;
}

const ONE_PANELIST = { query: { page: '1', pageSize: '1' } };

/** Which steps are done; `lacks` is true if a mail server or a panelist is known to be missing. */
function useSetUp(samplePanelists: number, isHidden: boolean) {
  const panelists = useAnswer(listPanelists, isHidden ? null : ONE_PANELIST).data;
  const mail = useAnswer(readMailWay, isHidden ? null : {}).data?.data;
  const hasPanelist = panelists !== null && panelists.page.total > samplePanelists;
  const isKnown = panelists !== null && mail !== undefined;
  return { mail, hasPanelist, lacks: isKnown && !(hasPanelist && mail.mailWay === 'SERVER') };
}

function StepsCard({ steps, onHide }: { steps: FirstStep[]; onHide: () => void }) {
  return (
    <Card
      title={FIRST_STEPS.title({ done: steps.filter(({ done }) => done).length, all: steps.length })}
      aside={
        <Button size="compact-sm" variant="subtle" onClick={onHide}>
          {FIRST_STEPS.hide()}
        </Button>
      }
    >
      <ol>
        {steps.map((step, i) => (
          <Step key={step.title} {...step} position={i + 1} />
        ))}
      </ol>
    </Card>
  );
}

const link = (to: string, words: string, stands: boolean) => (
  <Button component={Link} to={to} size="xs" variant={stands ? 'filled' : 'default'}>
    {words}
  </Button>
);

function zoneStep({ timeZone, now }: Viewer): FirstStep {
  const isInZone = presentZoneName(timeZone) === ownTimeZone();
  return {
    title: FIRST_STEPS.zone(),
    text: isInZone
      ? FIRST_STEPS.zoneSame({ zone: zoneLabel(timeZone, now) })
      : FIRST_STEPS.zoneOther({ zone: zoneLabel(timeZone, now), other: zoneLabel(ownTimeZone(), now) }),
    done: isInZone,
    act: link(paths.profile(), FIRST_STEPS.profile(), false),
  };
}

type Panelist = { mayAdd: boolean; hasPanelist: boolean; isNext: boolean };

function panelistStep({ mayAdd, hasPanelist, isNext }: Panelist): FirstStep {
  return {
    title: FIRST_STEPS.panelist(),
    text: mayAdd ? FIRST_STEPS.panelistHint() : FIRST_STEPS.panelistByAdmin(),
    done: hasPanelist,
    act: mayAdd && link(paths.panelists({ add: 'true' }), FIRST_STEPS.addPanelist(), isNext),
  };
}
