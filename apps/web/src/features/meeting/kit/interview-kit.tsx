import { Button } from '@mantine/core';
import { Printer } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { Card } from '#ui/page/card.tsx';
import { EmptyState } from '#ui/notes/empty-state.tsx';
import { Tag } from '#ui/text/tag.tsx';
import type { ViewedBooking } from '#features/bookings/bookings.slice.ts';
import type { Viewer } from '#features/bookings/meeting-clock.model.ts';
import { EarlierRoundsCard } from '#features/scorecards/earlier-rounds-card.tsx';
import { DocumentList } from '../documents/document-list.tsx';
import { JobCard } from './job-card.tsx';
import { KitSheet } from './kit-sheet.tsx';
import { KIT } from './kit.texts.ts';

type Props = { booking: ViewedBooking; viewer: Viewer };

/** What an interviewer needs at hand, on screen or on paper: earlier rounds, what to rate, the documents, the job. */
export function InterviewKit({ booking, viewer }: Props) {
  const { documents, scorecard, earlierRounds, job } = booking;
  const [, setParams] = useSearchParams();
  return (
    <div className="stack gap-ml slim">
      <Card
        title={KIT.toRate()}
        padded
        aside={
          <Button
            size="xs"
            variant="default"
            leftSection={<Printer size={14} aria-hidden />}
            onClick={() => window.print()}
          >
            {KIT.print()}
          </Button>
        }
      >
        <ul className="stack small">
          {scorecard.map(({ name, mustHave }) => (
            <li key={name}>
              {name} {mustHave && <Tag>{KIT.isMust()}</Tag>}
            </li>
          ))}
        </ul>
      </Card>
      <EarlierRoundsCard rounds={earlierRounds} timeZone={viewer.timeZone} />
      <Card title={KIT.documents()}>
        {documents.length === 0 && <EmptyState drawing={false} title={KIT.noDocuments()} />}
        <DocumentList
          documents={documents}
          timeZone={viewer.timeZone}
          open={null}
          mayRemove={false}
          onRead={({ documentId }) => setParams({ tab: 'documents', document: documentId })}
          onRemove={() => {}}
        />
      </Card>
      <JobCard job={job} link={null} />
      <KitSheet booking={booking} viewer={viewer} />
    </div>
  );
}
