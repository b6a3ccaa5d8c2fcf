import { Button } from '@mantine/core';
import { Download } from 'lucide-react';
import { downloadDocument } from '#feedback/stored-files.ts';
import { getFile } from './resume-file.model.ts';
import { DEEPGAZE } from '../deepgaze.texts.ts';

type Props = { documentId: string; fileName: string };

/** Saves the original file. */
export const DownloadResume = ({ documentId, fileName }: Props) => (
  <Button
    size="xs"
    variant="default"
    leftSection={<Download size={14} aria-hidden />}
    aria-label={DEEPGAZE.downloadOne({ fileName })}
    onClick={() => void downloadDocument(getFile(documentId))}
  >
    {DEEPGAZE.download()}
  </Button>
);
