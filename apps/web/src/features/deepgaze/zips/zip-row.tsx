import type { Zip } from '@slotwise/contract/deepgaze/zips.schema';
import { ActionIcon, Menu, Progress, UnstyledButton } from '@mantine/core';
import { Ellipsis, FileArchive, Trash2, TriangleAlert } from 'lucide-react';
import { useViewerZone } from '#state/viewer-zone.ts';
import classes from './zips.module.css';
import { isUnderWay, percentRead, toStory, troubleLine, zipLine } from './zip-words.model.ts';
import { DEEPGAZE } from '../deepgaze.texts.ts';

type Props = {
  zip: Zip;
  isCurrent: boolean;
  onOpen: () => void;
  onProblems: () => void;
  onDelete: () => void;
};

/** One zip: its progress, what could not be read, and its actions. */
export function ZipRow({ zip, isCurrent, onOpen, onProblems, onDelete }: Props) {
  const { zipFileName } = zip;
  const trouble = troubleLine(zip);
  return (
    <li className={classes.zip} data-current={isCurrent || undefined}>
      <UnstyledButton className={classes.open} aria-pressed={isCurrent} onClick={onOpen}>
        <FileArchive className="firm mt-3xs dimmed" size={15} aria-hidden />
        <span className="grid slim fine">
          <span className="small medium breaks">{zipFileName}</span>
          <span className="dimmed tabular">{zipLine(zip)}</span>
          {zip.jobTitle && <span className="dimmed">{DEEPGAZE.forJob({ job: zip.jobTitle })}</span>}
          {zip.sameAs && <span className="dimmed">{DEEPGAZE.sameAs({ zip: zip.sameAs })}</span>}
          {trouble && (
            <span className={classes.trouble} data-failed={zip.state === 'FAILED' || undefined}>
              {trouble}
            </span>
          )}
        </span>
      </UnstyledButton>
      <ZipMenu {...{ zip, onProblems, onDelete }} />
      {isUnderWay(zip) && (
        <Progress.Root className={classes.progress} size={3}>
          <Progress.Section value={percentRead(zip)} aria-label={DEEPGAZE.readingOne({ zip: zipFileName })} />
        </Progress.Root>
      )}
    </li>
  );
}

function ZipMenu({ zip, onProblems, onDelete }: Pick<Props, 'zip' | 'onProblems' | 'onDelete'>) {
  const hasProblems = zip.failed > 0 || zip.state === 'FAILED';
  const timeZone = useViewerZone();
  return (
    <Menu position="bottom-end" shadow="md">
      <Menu.Target>
        <ActionIcon className={classes.menu} size={28} aria-label={DEEPGAZE.more({ zip: zip.zipFileName })}>
          <Ellipsis size={16} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown maw={280}>
        {toStory(zip, timeZone).map((line) => (
          <Menu.Label key={line} fw={400}>
            {line}
          </Menu.Label>
        ))}
        <Menu.Divider />
        {hasProblems && (
          <Menu.Item leftSection={<TriangleAlert size={14} aria-hidden />} onClick={onProblems}>
            {DEEPGAZE.problems()}
          </Menu.Item>
        )}
        <Menu.Item leftSection={<Trash2 size={14} aria-hidden />} onClick={onDelete}>
          {DEEPGAZE.deleteMenu()}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
