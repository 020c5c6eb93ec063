import { hearNotices } from '@portico/shared/browser/heard-notices.ts'
import { useEffect, useRef } from 'react'

/** Refetches when a learner asks a question or adds to one. */
export function useQuestionAsked(refresh: () => void): void {
  const latest = useRef(refresh)
  latest.current = refresh
  useEffect(() => hearNotices(({ type }) => void (type === 'question_asked' && latest.current())), [])
}
