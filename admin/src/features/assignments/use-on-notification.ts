import { onNotification } from '@portico/shared/browser/notification-events.ts'
import { useEffect, useRef } from 'react'

/** Runs a callback when a notification arrives while the page is open. */
export function useOnNotification(heard: () => void): void {
  const now = useRef(heard)
  now.current = heard
  useEffect(() => {
    return onNotification(() => now.current())
  }, [])
}
