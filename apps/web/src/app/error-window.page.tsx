import { Button } from '@mantine/core';
import { FAILURES, type FailureCode } from '@slotwise/contract/failures';
import { Link, useSearchParams } from 'react-router';
import { ownAddress } from '#lib/own-address.ts';
import { paths } from '#navigation/paths.ts';
import { ErrorState } from '#ui/notes/error-state.tsx';
import { APP } from './app.texts.ts';

const TITLES: Record<string, () => string> = {
  NOT_FOUND: APP.notFound,
  FORBIDDEN: APP.forbidden,
  NETWORK: APP.network,
};
const MESSAGES: Record<string, () => string> = {
  NOT_FOUND: APP.notFoundHint,
  FORBIDDEN: APP.forbiddenHint,
  NETWORK: APP.networkHint,
};

const isKnown = (code: string): code is FailureCode => Object.hasOwn(FAILURES, code);

/** Shows only our own words, so that no one can put text on this page through its address. */
function explain(code: string) {
  const known = isKnown(code) || Object.hasOwn(TITLES, code);
  const shown = known ? code : 'INTERNAL';
  const title = TITLES[shown]?.() ?? APP.broken();
  const message =
    MESSAGES[shown]?.() ?? (isKnown(shown) ? FAILURES[shown].message : FAILURES.INTERNAL.message);
  return { code: shown, title, message };
}

const REQUEST_ID = /^[\w-]{1,64}$/;

export default function ErrorWindowPage() {
  const [facts] = useSearchParams();
  const { code, title, message } = explain(facts.get('code') ?? 'INTERNAL');
  const requestId = facts.get('request') ?? '';
  const from = ownAddress(facts.get('from') ?? '');
  const acts = (
    <>
      {from && (
        <Button component={Link} to={from}>
          {APP.retry()}
        </Button>
      )}
      <Button component={Link} to={paths.dashboard()} variant="default">
        {APP.dashboard()}
      </Button>
    </>
  );
  return (
    <ErrorState
      title={title}
      messages={[message]}
      code={code}
      requestId={REQUEST_ID.test(requestId) ? requestId : undefined}
      acts={acts}
    />
  );
}
