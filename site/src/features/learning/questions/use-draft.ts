import { useState } from 'react'
import { callFailure } from '../load/call-failure.ts'
import { draftKept, keepDraft, newDraft, type Draft } from './question-draft.ts'

/** Text stored in this browser until sent; if `send` fails, the error says where the text stays. */
export function useDraft(place: string, take: (draft: Draft) => Promise<void>) {
  const [draft, setDraft] = useState(() => draftKept(place))
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const become = (next: Draft): void => {
    setDraft(next)
    keepDraft(place, next)
  }
  const send = async (): Promise<void> => {
    setBusy(true)
    setFailure(null)
    try {
      await take(draft)
      become(newDraft())
    } catch (error) {
      setFailure(`${callFailure(error)} What you wrote is kept here.`)
    } finally {
      setBusy(false)
    }
  }
  return {
    draft,
    change: (part: Partial<Pick<Draft, 'title' | 'text'>>) => become({ ...draft, ...part }),
    busy,
    failure,
    send,
  }
}
