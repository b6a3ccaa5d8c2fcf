import { LIMITS } from '@slotwise/contract/limits';
import { ActionIcon, Textarea } from '@mantine/core';
import { ArrowUp } from 'lucide-react';
import type { KeyboardEvent, RefObject } from 'react';
import { useToastClearance } from '#ui/page/use-toast-clearance.ts';
import { DEEPGAZE } from '../deepgaze.texts.ts';
import { ASKING } from './conversation.texts.ts';
import classes from './conversation.module.css';

/** The id of the question box, for links to it. */
export const QUESTION_BOX = 'question';

type Props = {
  box: RefObject<HTMLTextAreaElement | null>;
  text: string;
  onText: (text: string) => void;
  isAnswering: boolean;
  hasTurns: boolean;
  onAsk: (question: string) => void;
};

/** The box for a question, and below it the disclaimer about answers. */
export function Composer({ box, text, onText, isAnswering, hasTurns, onAsk }: Props) {
  const foot = useToastClearance<HTMLFormElement>();
  const question = text.trim();
  const send = () => {
    if (!question || isAnswering) return;
    onAsk(question);
    onText('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // In some languages Enter also confirms an input method's character, and then asks nothing.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      ref={foot}
      className={classes.composer}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div className="placed">
        <Textarea
          ref={box}
          id={QUESTION_BOX}
          aria-label={ASKING.askAbout()}
          aria-keyshortcuts="/"
          placeholder={hasTurns ? ASKING.nextQuestion() : ASKING.firstQuestion()}
          autosize
          minRows={2}
          maxRows={6}
          maxLength={LIMITS.askedJobMaxLength}
          classNames={{ input: classes.question ?? '' }}
          value={text}
          onChange={({ currentTarget }) => onText(currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <ActionIcon
          className={classes.send}
          type="submit"
          variant="filled"
          size={32}
          aria-label={ASKING.ask()}
          loading={isAnswering}
          disabled={!question}
        >
          <ArrowUp size={16} aria-hidden />
        </ActionIcon>
      </div>
      <p className="mt-2xs caption">
        {/* What the law on automated decisions asks to be said (GDPR, article 22), in sight next to every answer. */}
        {DEEPGAZE.promise()} <span className={classes.key}>{ASKING.pressToAsk()}</span>
      </p>
    </form>
  );
}
