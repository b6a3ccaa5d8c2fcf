import { Button } from '@mantine/core';
import { useRouteError } from 'react-router';
import { paths } from '#navigation/paths.ts';
import { ErrorState } from '#ui/notes/error-state.tsx';

const reload = () => window.location.reload();

/** Stands in when a screen broke or could not be fetched, for instance after an update of the server. */
export function CrashScreen() {
  const error = useRouteError();
  const acts = (
    <>
      <Button onClick={reload}>Retry</Button>
      <Button component="a" href={paths.dashboard()} variant="default">
        Dashboard
      </Button>
    </>
  );
  const messages = ['This page could not be shown. Loading it again usually helps.'];
  const code = error instanceof Error ? error.name : undefined;
  return (
    <main>
      <ErrorState title="Something went wrong" messages={messages} code={code} acts={acts} />
    </main>
  );
}
