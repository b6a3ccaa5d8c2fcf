import { ActionIcon } from '@mantine/core';
import { Check, Link as LinkSign } from 'lucide-react';
import { useState } from 'react';
import { paths } from '#navigation/paths.ts';
import { MEETING } from './meeting.texts.ts';

/** Copies the address of the meeting, for a chat or a note; it opens after log-in. */
export function CopyLink({ bookingId }: { bookingId: string }) {
  const [isCopied, setCopied] = useState(false);
  // Browsers provide no clipboard to pages without TLS.
  if (!navigator.clipboard) return null;
  const copy = () =>
    navigator.clipboard.writeText(window.location.origin + paths.viewMeeting(bookingId)).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  const label = isCopied ? MEETING.copied() : MEETING.copyLink();
  const Sign = isCopied ? Check : LinkSign;
  return (
    <ActionIcon
      variant="default"
      size={32}
      title={isCopied ? label : MEETING.copyLinkShort()}
      aria-label={label}
      onClick={() => void copy()}
    >
      <Sign size={16} aria-hidden />
    </ActionIcon>
  );
}
