import type { Commit } from './unsaved-elements.ts'
import { coursePage } from './post-to-parent.ts'

export type UnsentMessage = { type: 'portico:unsent'; unsent: Commit | null } | { type: 'portico:unsent-ask' }
export type UnsentStore = { unsent: Commit | null; keep: (unsent: Commit | null) => void }

/** A course page answers immediately; an older one never answers, so stop waiting after this long. */
const ANSWER_MS = 1_000

/** Browsers that block third-party cookies deny storage to a frame inside another site. */
function attempt<T>(work: () => T, otherwise: T): T {
  try {
    return work()
  } catch {
    return otherwise
  }
}

type RecordKey = { progress_id: number; attempt: number; sco: string }

function ownStore({ progress_id, sco, ...place }: RecordKey): UnsentStore {
  const key = `portico:unsent:${progress_id}:${place.attempt > 1 ? `${place.attempt}:` : ''}${sco}`
  return {
    unsent: attempt(() => JSON.parse(localStorage.getItem(key) ?? 'null') as Commit | null, null),
    keep: (unsent) =>
      attempt(
        () => (unsent ? localStorage.setItem(key, JSON.stringify(unsent)) : localStorage.removeItem(key)),
        undefined,
      ),
  }
}

function requestUnsentStore({ page, origin }: { page: Window; origin: string }): Promise<UnsentStore | null> {
  return new Promise((resolve) => {
    const done = (store: UnsentStore | null) => {
      window.removeEventListener('message', hear)
      resolve(store)
    }
    const hear = ({ source, origin: from, data }: MessageEvent<UnsentMessage>) => {
      if (source !== page || from !== origin || data?.type !== 'portico:unsent') return
      done({
        unsent: data.unsent,
        keep: (unsent) => page.postMessage({ type: 'portico:unsent', unsent } satisfies UnsentMessage, origin),
      })
    }
    window.addEventListener('message', hear)
    page.postMessage({ type: 'portico:unsent-ask' } satisfies UnsentMessage, origin)
    setTimeout(done, ANSWER_MS, null)
  })
}

/**
 * Opens a store where unsaved data survives a crash: in the course page, whose first-party storage is shared by the frame and its own window; if no
 * course page answers, in this origin's own storage as far as the browser allows.
 */
export async function openUnsentStore({
  app_origin,
  ...launch
}: RecordKey & { app_origin: string }): Promise<UnsentStore> {
  const around = coursePage(app_origin)
  return (around && (await requestUnsentStore(around))) ?? ownStore(launch)
}
