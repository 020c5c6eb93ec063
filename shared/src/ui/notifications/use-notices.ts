import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { tellNotice } from '../../browser/heard-notices.ts'
import { openLiveNotices, type LoadPusher } from '../../browser/live-notices.ts'
import { createNotices, type Notices, type NoticesStore } from '../../browser/notices.ts'
import type { Call } from '../../calls/call.ts'

export type BellWiring = {
  /** the app's client that throws every refusal: a bell must not take a half-written form away when the session ends elsewhere */
  call: Call
  user_id: number
  loadPusher: LoadPusher
}

const again_ms = 5_000
const ignore = () => {}

/** The notices of this person and the socket that keeps them fresh, for as long as the bell is on the page. */
export function useNotices({ call, user_id, loadPusher }: BellWiring): { notices: Notices; store: NoticesStore } {
  const store = useMemo(() => createNotices(call), [call, user_id])
  const notices = useSyncExternalStore(store.subscribe, store.get, store.get)
  useEffect(() => {
    const refresh = () => store.refresh().catch(ignore)
    const onShown = () => void (document.visibilityState === 'visible' && refresh())
    void refresh()
    document.addEventListener('visibilitychange', onShown)
    // The session may have been exchanged for a newer one of the same browser: whoever is still in may come back.
    let later: ReturnType<typeof setTimeout> | undefined
    const opening = openLiveNotices({
      loadPusher,
      call,
      user_id,
      onNotice: (notice) => {
        tellNotice(notice)
        void store.add(notice).catch(ignore)
      },
      onReady: refresh,
      onEnded: () =>
        void store
          .refresh()
          .then(() => (later = setTimeout(() => void opening.then((live) => live?.again()), again_ms)), ignore),
    }).catch(() => null)
    return () => {
      document.removeEventListener('visibilitychange', onShown)
      clearTimeout(later)
      void opening.then((live) => live?.close())
    }
  }, [store, call, user_id, loadPusher])
  return { notices, store }
}
