import type { ReactNode } from 'react';
import { WrittenText } from './written-text.tsx';

type Props = { title: string; children: ReactNode };

/** One part of a longer text, under a level-three heading. */
export const TitledPart = ({ title, children }: Props) => (
  <section>
    <h3 className="mb-2xs small bold">{title}</h3>
    {children}
  </section>
);

/** A part of plain text with its line breaks preserved. */
export const TextPart = ({ title, text }: { title: string; text: string }) => (
  <TitledPart title={title}>
    <p className="written">{text}</p>
  </TitledPart>
);

/** A part written in Markdown; hidden if empty. */
export const WrittenPart = ({ title, text }: { title: string; text: string }) =>
  text && (
    <TitledPart title={title}>
      <WrittenText text={text} />
    </TitledPart>
  );
