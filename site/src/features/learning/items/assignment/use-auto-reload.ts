import { onNotification } from '@portico/shared/browser/notification-events.ts'
import { useEffect, useRef } from 'react'

/** Reloads the assignment when the page opens, becomes visible again or receives a notification; the draft stays. */
export function useAutoReload(load: () => Promise<void>, refresh: () => Promise<void>): void {
  const now = useRef({ load, refresh })
  now.current = { load, refresh }
  useEffect(() => {
    void now.current.load()
    const look = () => document.visibilityState === 'visible' && void now.current.load()
    const noticed = () => void Promise.all([now.current.load(), now.current.refresh()])
    document.addEventListener('visibilitychange', look)
    const deaf = onNotification(noticed)
    return () => {
      document.removeEventListener('visibilitychange', look)
      deaf()
    }
  }, [])
}
