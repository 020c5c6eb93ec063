import { hearNotices } from '@portico/shared/browser/heard-notices.ts'
import { useEffect, useRef } from 'react'

/** Reads again when a learner asks or adds something. */
export function useQuestionAsked(refresh: () => void): void {
  const latest = useRef(refresh)
  latest.current = refresh
  useEffect(() => hearNotices(({ type }) => void (type === 'question_asked' && latest.current())), [])
}
