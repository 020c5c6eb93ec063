import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { dispatchNotification } from '../../browser/notification-events.ts'
import { openLiveNotifications, type LoadPusher } from '../../browser/live-notifications.ts'
import {
  createNotificationsStore,
  type NotificationsState,
  type NotificationsStore,
} from '../../browser/notifications-store.ts'
import type { Call } from '../../calls/call.ts'

export type BellWiring = {
  /** a client that throws every refusal, so that the bell does not redirect away from a half-written form when the session ends elsewhere */
  call: Call
  user_id: number
  loadPusher: LoadPusher
}

const again_ms = 5_000
const ignore = () => {}

/** Provides the user's notifications and keeps them fresh over a socket while the bell is mounted. */
export function useNotifications({ call, user_id, loadPusher }: BellWiring): {
  notices: NotificationsState
  store: NotificationsStore
} {
  const store = useMemo(() => createNotificationsStore(call), [call, user_id])
  const notices = useSyncExternalStore(store.subscribe, store.get, store.get)
  useEffect(() => {
    const refresh = () => store.refresh().catch(ignore)
    const onShown = () => void (document.visibilityState === 'visible' && refresh())
    void refresh()
    document.addEventListener('visibilitychange', onShown)
    // The same browser may have replaced the session with a newer one; if the user is still signed in, reconnect.
    let later: ReturnType<typeof setTimeout> | undefined
    const opening = openLiveNotifications({
      loadPusher,
      call,
      user_id,
      onNotice: (notice) => {
        dispatchNotification(notice)
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
