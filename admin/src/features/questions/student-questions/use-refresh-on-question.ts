import { onNotification } from '@portico/shared/browser/notification-events.ts'
import { useEffect, useRef } from 'react'

/** Refetches when a learner asks a question or adds to one. */
export function useRefreshOnQuestion(refresh: () => void): void {
  const latest = useRef(refresh)
  latest.current = refresh
  useEffect(() => onNotification(({ type }) => void (type === 'question_asked' && latest.current())), [])
}
