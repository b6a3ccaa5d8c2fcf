import { LIMITS } from '@slotwise/contract/limits';
import { listResumes } from '@slotwise/contract/deepgaze/resumes.endpoints';
import { PARSE_STATE_WORDS } from '@slotwise/contract/words';
import type { Zip } from '@slotwise/contract/deepgaze/zips.schema';
import { Modal, Text } from '@mantine/core';

import { useAnswer } from '#state/use-answer.ts';
import { RetryNote } from '#ui/notes/retry-note.tsx';
import { SkeletonRows } from '#ui/lists/skeleton-rows.tsx';
import { Tag } from '#ui/text/tag.tsx';
import { adviceFor } from '../deepgaze-words.model.ts';
import { DEEPGAZE } from '../deepgaze.texts.ts';

const UNREAD = { parseState: 'UNREAD', page: '1', pageSize: String(LIMITS.maxPageSize) } as const;

/** What could not be read in a zip: each file, why, and what fixes it. */
export function ProblemsDialog({ zip, onClose }: { zip: Zip; onClose: () => void }) {
  const { data, failure, reload } = useAnswer(listResumes, { params: { zip: zip.zipId }, query: UNREAD });
  return (
    <Modal opened onClose={onClose} size={560} title={DEEPGAZE.problemsIn({ zip: zip.zipFileName })}>
      {zip.error && (
        <Text fz={14} mb={12}>
          {zip.error}
        </Text>
      )}
      {!data && !failure && <SkeletonRows rows={3} label={DEEPGAZE.loadingFiles()} />}
      {failure && <RetryNote title={DEEPGAZE.filesNotLoaded()} failure={failure} onRetry={reload} />}
      {data && (
        <ul className="stack gap-sm small">
          {data.data.map(({ resumeId, path, parseState, reason }) => (
            <li key={resumeId}>
              <div className="row apart on-baseline">
                <b className="slim strong breaks">{path}</b>
                <Tag tone="waiting">{PARSE_STATE_WORDS[parseState]}</Tag>
              </div>
              <p className="mt-3xs">{reason || adviceFor(parseState)}</p>
            </li>
          ))}
        </ul>
      )}
      {data && data.page.total > data.data.length && (
        <Text fz={13} mt={12}>
          {DEEPGAZE.moreProblems({ count: data.page.total - data.data.length })}
        </Text>
      )}
      <Text fz={12} c="dimmed" mt={12}>
        {DEEPGAZE.problemsHint()}
      </Text>
    </Modal>
  );
}
