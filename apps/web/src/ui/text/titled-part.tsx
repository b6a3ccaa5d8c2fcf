import type { ReactNode } from 'react';
import { WrittenText } from './written-text.tsx';

type Props = { title: string; children: ReactNode };

/** One part of a longer account, under a heading of the third rank. */
export const TitledPart = ({ title, children }: Props) => (
  <section>
    <h3 className="mb-2xs small bold">{title}</h3>
    {children}
  </section>
);

/** A part of plain words, whose lines stay as they are. */
export const TextPart = ({ title, text }: { title: string; text: string }) => (
  <TitledPart title={title}>
    <p className="written">{text}</p>
  </TitledPart>
);

/** A part that someone wrote with marks of Markdown; nothing where they wrote nothing. */
export const WrittenPart = ({ title, text }: { title: string; text: string }) =>
  text && (
    <TitledPart title={title}>
      <WrittenText text={text} />
    </TitledPart>
  );
