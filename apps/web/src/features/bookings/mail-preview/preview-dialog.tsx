import { previewMails } from '@slotwise/contract/bookings/mail-preview.endpoints';
import type { MailPreview, MailPreviewRequest } from '@slotwise/contract/bookings/mail-preview.schema';
import { isFailure, type Failure } from '@slotwise/contract/failures';
import { Modal, NativeSelect } from '@mantine/core';
import { useEffect, useState } from 'react';
import { callApi } from '#api/call-api.ts';
import { SkeletonRows } from '#ui/lists/skeleton-rows.tsx';
import { RefusalNote } from '#ui/notes/refusal-note.tsx';
import { MailFrame } from './mail-frame.tsx';
import { PREVIEW } from './mail-preview.texts.ts';
import classes from './mail-preview.module.css';

type Props = { request: MailPreviewRequest; onClose: () => void };

/** The emails of an action, as the server would write them. */
function usePreview(request: MailPreviewRequest) {
  const [answer, setAnswer] = useState<MailPreview | Failure | null>(null);
  useEffect(() => {
    const asking = new AbortController();
    void callApi(previewMails, { body: request }, { isQuiet: true, signal: asking.signal }).then(
      (response) => {
        if (!asking.signal.aborted) setAnswer(isFailure(response) ? response : response.data);
      },
    );
    return () => asking.abort();
  }, [request]);
  return answer;
}

/** What each person receives, by recipient, and who receives nothing. */
export function PreviewDialog({ request, onClose }: Props) {
  const answer = usePreview(request);
  return (
    <Modal opened onClose={onClose} size={760} title={PREVIEW.title()}>
      {!answer && <SkeletonRows rows={5} label={PREVIEW.loading()} />}
      {answer && isFailure(answer) && <RefusalNote texts={answer.message} code={answer.code} />}
      {answer && !isFailure(answer) && <Preview preview={answer} />}
    </Modal>
  );
}

function Preview({ preview: { mails, silent } }: { preview: MailPreview }) {
  const [place, setPlace] = useState(0);
  const mail = mails[place];
  return (
    <div className="stack gap-sm small">
      {mail ? (
        <>
          <NativeSelect
            label={PREVIEW.to()}
            data={mails.map(({ name, email }, index) => ({
              value: String(index),
              label: `${name} <${email}>`,
            }))}
            value={String(place)}
            onChange={({ currentTarget }) => setPlace(Number(currentTarget.value))}
          />
          <div>
            <div className="strong">{PREVIEW.subject()}</div>
            <div className="breaks" dir="auto">
              {mail.subject}
            </div>
          </div>
          <p className="dimmed">{noteText(mail)}</p>
          <MailFrame key={place} title={PREVIEW.frame({ name: mail.name })} html={mail.html} />
        </>
      ) : (
        <p className="dimmed">{PREVIEW.noMails()}</p>
      )}
      {silent.length > 0 && (
        <div>
          <div className="strong">{PREVIEW.silent()}</div>
          <ul className={classes.silent}>
            {silent.map(({ name, email, reason }) => (
              <li key={email}>{REASONS[reason]({ name })}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

const REASONS = { UNCHANGED: PREVIEW.reason.UNCHANGED, LATER: PREVIEW.reason.LATER };
const FATES = {
  SENT: () => '',
  SAMPLE: PREVIEW.state.SAMPLE,
  NO_SERVER: PREVIEW.state.NO_SERVER,
  MUTED: PREVIEW.state.MUTED,
};

/** What accompanies an email, and whether it is sent at all. */
function noteText({ name, calendar, state }: MailPreview['mails'][number]): string {
  const entry = calendar === 'CANCEL' ? PREVIEW.calendar.CANCEL() : PREVIEW.calendar.REQUEST();
  return [calendar ? entry : PREVIEW.noCalendar(), PREVIEW.links(), FATES[state]({ name })]
    .filter(Boolean)
    .join(' ');
}
