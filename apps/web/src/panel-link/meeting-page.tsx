import { useEffect } from 'react';
import { AnswerCard } from './answer/answer-card.tsx';
import { Comments } from './meeting/comments.tsx';
import { CandidateCard } from './meeting/candidate-card.tsx';
import { EarlierRoundsCard } from './meeting/earlier-rounds-card.tsx';
import { JobCard } from './meeting/job-card.tsx';
import { MeetingCard } from './meeting/meeting-card.tsx';
import { DecisionCard } from './decision/decision-card.tsx';
import { Debrief } from './decision/debrief.tsx';
import { useDraft } from './draft/use-draft.ts';
import { LinkContext, type OpenLink } from './link/link-context.ts';
import { tellDraft, type PanelPage } from './use-panel-page.ts';
import { PLAIN_SKIN } from './scorecard/plain-skin.tsx';
import { SkinContext } from '#scorecard/skin.ts';
import { OwnScorecard } from './scorecard/own-scorecard.tsx';
import { PAGE } from './link/page.texts.ts';

type Props = {
  page: Extract<PanelPage, { kind: 'open' }>;
  /** The action the reader chose in the mail; empty if they just opened the page. */
  act: string;
  link: Omit<OpenLink, 'view' | 'isConnected'>;
};

/** Everything an interviewer needs, from the next hour to the decision. */
export function MeetingPage({ page, act, link }: Props) {
  const { view, sync, isConnected } = page;
  const state = useDraft(sync, () => void link.refresh());
  useEffect(() => {
    // A page showing the phone's copy has no news for the draft.
    if (isConnected) tellDraft(sync, view);
  }, [sync, view, isConnected]);
  const name = view.candidate.candidateName;
  const job = [view.roundName, view.jobTitle].filter(Boolean).join(', ');
  const people = { recruiter: view.recruiterName, company: view.company };
  return (
    <LinkContext value={{ ...link, view, isConnected }}>
      <SkinContext value={PLAIN_SKIN}>
        <main className="page">
          <p className="small">{PAGE.hello({ name: view.me.name.split(' ')[0] ?? '' })}</p>
          <h1>{PAGE.title({ name })}</h1>
          <p className="lead">{job ? PAGE.leadWithJob({ job, ...people }) : PAGE.lead(people)}</p>
          {!isConnected && (
            <p className="notice" role="status">
              {PAGE.offline()}
            </p>
          )}
          {isConnected && <AnswerCard chosen={act} />}
          <MeetingCard />
          {isConnected && <CandidateCard />}
          <JobCard />
          {isConnected && <EarlierRoundsCard />}
          {isConnected && <Comments />}
          <OwnScorecard sync={sync} state={state} />
          {isConnected && <Debrief />}
          {isConnected && <DecisionCard />}
          <p className="small foot">{PAGE.private()}</p>
        </main>
      </SkinContext>
    </LinkContext>
  );
}
