import { Button, Group, Modal, Text } from '@mantine/core';
import { memo, useEffect } from 'react';
import { useBlocker, type Blocker } from 'react-router';
import { UI } from '../ui.texts.ts';

type Props = {
  /** Called on every attempt to leave. */
  isUnsaved: () => boolean;
  title: string;
  /** What leaving would lose. */
  text: string;
};

/** Asks before typed work is lost: inside the app with its own question, on closing the tab with the browser's. */
export function LeaveQuestion({ isUnsaved, title, text }: Props) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isUnsaved(),
  );
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isUnsaved()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isUnsaved]);

  return <Question blocker={blocker} title={title} text={text} />;
}

type QuestionProps = Pick<Props, 'title' | 'text'> & { blocker: Blocker };

/** Renders when someone leaves, not with every keystroke in the form around it. */
const Question = memo(({ blocker, title, text }: QuestionProps) => (
  <Modal opened={blocker.state === 'blocked'} onClose={() => blocker.reset?.()} size={440} title={title}>
    <Text fz={14}>{text}</Text>
    <Group mt={20} gap={8} justify="flex-end">
      <Button data-autofocus variant="default" onClick={() => blocker.reset?.()}>
        {UI.keepEditing()}
      </Button>
      <Button color="var(--sw-danger)" c="#fff" onClick={() => blocker.proceed?.()}>
        {UI.leave()}
      </Button>
    </Group>
  </Modal>
));
