import { openPanelLink } from '@slotwise/contract/bookings/panel-links.endpoints';
import { giveFeedbackByLink } from '@slotwise/contract/bookings/panel-links.endpoints';
import type { PanelView } from '@slotwise/contract/bookings/panel-links.schema';
import { isFailure, type Failure } from '@slotwise/contract/failures';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { createCopyBox, type CopyBox, type LocalCopy } from './draft/local-copy.ts';
import { receiveView, startOffline, startSync, type DraftSync, type World } from './draft/sync-draft.ts';
import { callApi } from '#api/call-api.ts';

export type PanelPage =
  | { kind: 'opening' }
  | { kind: 'refused'; failure: Failure; copy: LocalCopy | null }
  | { kind: 'open'; view: PanelView; sync: DraftSync; isConnected: boolean };

async function readView(token: string): Promise<PanelView | Failure> {
  const answer = await callApi(openPanelLink, {}, { token });
  return isFailure(answer) ? answer : answer.data;
}

const buildWorld = (token: string, box: CopyBox, show: (view: PanelView) => void): World => ({
  write: (body) => callApi(giveFeedbackByLink, { body }, { token }),
  read: () => readView(token),
  keep: (copy) => box.keep(copy, Date.now()),
  drop: () => void box.drop(),
  onView: show,
});

/** Opens a link, and again on request. Opening changes nothing on the server. */
export function usePanelPage(token: string) {
  const [page, setPage] = useState<PanelPage>({ kind: 'opening' });
  const show = useCallback(
    (view: PanelView) =>
      setPage((page) => (page.kind === 'open' ? { ...page, view, isConnected: true } : page)),
    [],
  );
  const box = useMemo(() => createCopyBox(() => localStorage, token), [token]);
  const world = useMemo(() => buildWorld(token, box, show), [token, box, show]);

  const [openedToken, setOpenedToken] = useState(token);
  if (token !== openedToken) {
    setOpenedToken(token);
    setPage({ kind: 'opening' });
  }

  const read = useCallback(async () => {
    const answer = await readView(token);
    const copy = await box.read();
    return (page: PanelPage) => nextPage(page, answer, copy, world);
  }, [token, box, world]);
  const refresh = useCallback(async () => setPage(await read()), [read]);

  useEffect(() => {
    let isWanted = true;
    void read().then((next) => isWanted && setPage(next));
    return () => {
      isWanted = false;
    };
  }, [read]);
  return { page, show, refresh };
}

function nextPage(
  page: PanelPage,
  answer: PanelView | Failure,
  copy: LocalCopy | null,
  world: World,
): PanelPage {
  if ('code' in answer) {
    const isAway = answer.code === 'NETWORK';
    if (isAway && page.kind === 'open') return { ...page, isConnected: false };
    if (isAway && copy)
      return { kind: 'open', view: copy.view, sync: startOffline(world, copy), isConnected: false };
    return { kind: 'refused', failure: answer, copy };
  }
  // A newer answer has overtaken this one.
  if (page.kind === 'open' && answer.version < page.view.version) return page;
  const sync = page.kind === 'open' ? page.sync : startSync(world, answer, copy);
  return { kind: 'open', view: answer, sync, isConnected: true };
}

/** Passes the server's answer to the draft; a change made elsewhere is merged into it. */
export function tellDraft(sync: DraftSync, view: PanelView): void {
  if (sync.view !== view) receiveView(sync, view);
}
