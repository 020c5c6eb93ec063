import { useAction } from '@portico/shared/kernel/use-action.ts'
import { useState } from 'react'
import { keptFailure } from '../load/call-failure.ts'
import { readDraft, storeDraft, newDraft, type Draft } from './question-draft.ts'

/** Text stored in this browser until sent; a new one starts with `title`. If `send` fails, the error says where the text stays. */
export function useDraft(place: string, take: (draft: Draft) => Promise<void>, title = '') {
  const [draft, setDraft] = useState(() => readDraft(place, title))
  const { busy, failure, run } = useAction(keptFailure)
  const become = (next: Draft): void => {
    setDraft(next)
    storeDraft(place, next)
  }
  const send = (): Promise<void> =>
    run(async () => {
      await take(draft)
      become(newDraft())
    })
  return {
    draft,
    change: (part: Partial<Pick<Draft, 'title' | 'text'>>) => become({ ...draft, ...part }),
    busy,
    failure,
    send,
  }
}
