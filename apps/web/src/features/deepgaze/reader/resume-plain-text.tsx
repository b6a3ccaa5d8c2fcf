import type { ResumeText } from '@slotwise/contract/deepgaze/resumes.schema';
import { useEffect, useRef } from 'react';
import type { Stretch } from '../use-place.ts';
import classes from './reader.module.css';
import { toPages, toPieces, type Piece } from './text-pieces.model.ts';
import { DEEPGAZE } from '../deepgaze.texts.ts';

type Props = { read: ResumeText; stretch: Stretch | null };

/** Arrows scroll only the focused element. */
const FOCUSABLE = { tabIndex: 0 };

/** The stored text, page by page, with the words of a quote highlighted. Nothing in it becomes a link. */
export function ResumePlainText({ read, stretch }: Props) {
  const scroller = useRef<HTMLDivElement>(null);
  useEffect(() => {
    scroller.current?.querySelector('mark')?.scrollIntoView({ block: 'center' });
  }, [stretch?.start, stretch?.end]);
  const pages = toPages(read);
  return (
    <div
      ref={scroller}
      className={classes.text}
      role="region"
      aria-label={DEEPGAZE.textOf({ fileName: read.resume.fileName })}
      {...FOCUSABLE}
    >
      {pages.map((page, index) => (
        <div key={page.start} className={classes.sheet}>
          {pages.length > 1 && <p className="mb-xs caption">{DEEPGAZE.page({ page: index + 1 })}</p>}
          {toPieces(read.text, page, { marked: stretch, machines: read.addressedToMachines }).map((piece) => (
            <PieceText key={piece.start} piece={piece} />
          ))}
        </div>
      ))}
    </div>
  );
}

function PieceText({ piece: { kind, text } }: { piece: Piece }) {
  if (kind === 'marked') return <mark className={classes.mark}>{text}</mark>;
  if (kind === 'machines') return <s className={classes.machines}>{text}</s>;
  return text;
}
