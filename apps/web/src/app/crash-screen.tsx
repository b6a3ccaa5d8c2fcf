import { Button } from '@mantine/core';
import { useRouteError } from 'react-router';
import { paths } from '#navigation/paths.ts';
import { ErrorState } from '#ui/notes/error-state.tsx';
import { APP } from './app.texts.ts';

const reload = () => window.location.reload();

/** Shown when a screen crashed or could not be fetched, for instance after a server update. */
export function CrashScreen() {
  const error = useRouteError();
  const acts = (
    <>
      <Button onClick={reload}>{APP.retry()}</Button>
      <Button component="a" href={paths.dashboard()} variant="default">
        {APP.dashboard()}
      </Button>
    </>
  );
  const messages = [APP.brokenHint()];
  const code = error instanceof Error ? error.name : undefined;
  return (
    <main>
      <ErrorState title={APP.broken()} messages={messages} code={code} acts={acts} />
    </main>
  );
}
