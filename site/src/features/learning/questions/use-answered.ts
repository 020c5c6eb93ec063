import { onNotification } from '@portico/shared/browser/notification-events.ts'
import { useEffect, useRef } from 'react'

/** Reloads when an answer arrives and when the page becomes visible again, since the socket may have been asleep. */
export function useAnswered(refresh: () => void): void {
  const latest = useRef(refresh)
  latest.current = refresh
  useEffect(() => {
    const onShown = () => void (document.visibilityState === 'visible' && latest.current())
    const silence = onNotification(({ type }) => void (type === 'question_answered' && latest.current()))
    document.addEventListener('visibilitychange', onShown)
    return () => {
      silence()
      document.removeEventListener('visibilitychange', onShown)
    }
  }, [])
}
