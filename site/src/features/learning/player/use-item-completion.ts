import { isDone, itemProgress } from '@portico/shared/states/learning/item-progress.ts'
import { useEffect, useState } from 'react'
import { outboxOf } from '../outbox/outbox.store.ts'
import { finishFailure, startFailure } from '../load/call-failure.ts'
import { pathOnward } from '../load/learner-path.ts'
import type { SaveStatus } from './player-bar.tsx'
import { usePlayer } from './player-context.ts'

type Failure = { text: string; retry: () => void }
export const saving = { label: 'Saving…', tone: 'progress' } as const
export const saved = { label: 'Saved', tone: 'success' } as const
export const notSaved = { label: 'Not saved', tone: 'failed' } as const

/**
 * State of an item that is read or watched: opening starts it, and the learner marks it as done (LRN-018, 020). Steps that cannot be sent are queued.
 */
export function useItemCompletion() {
  const { item, view, go } = usePlayer()
  const { course } = view
  const [save, setSave] = useState<SaveStatus>(null)
  const [busy, setBusy] = useState(false)
  const [isKept, setIsKept] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const { status } = item.itemable
  const mayTake = course.access === 'full'
  const keeper = outboxOf(course.learner.id)
  const of = { kind: 'step', person_id: course.learner.id, related_id: course.related_id, item_id: item.id } as const

  const refused = (text: string, retry: () => void) => {
    setSave(notSaved)
    setFailure({ text, retry })
  }
  const start = async (): Promise<boolean> => {
    setSave(saving)
    setFailure(null)
    const result = await keeper.keep({ ...of, step: 'start' })
    if (result.state === 'refused') refused(startFailure(result.error), () => void start())
    else setSave(saved)
    return result.state !== 'refused'
  }
  useEffect(() => {
    if (mayTake && status === itemProgress.not_started) void start()
  }, [])

  const finish = async () => {
    setBusy(true)
    setFailure(null)
    if (status === itemProgress.not_started && !(await start())) return setBusy(false)
    setSave(saving)
    const result = await keeper.keep({ ...of, step: 'finish' })
    setBusy(false)
    if (result.state === 'refused') return refused(finishFailure(result.error), () => void finish())
    setSave(saved)
    if (result.state === 'kept') return setIsKept(true)
    if (result.after && !result.after.course.has_just_finished)
      go(pathOnward({ ...course, next_item: result.after.next_item }))
  }
  return { save, busy, failure, finish: () => void finish(), canFinish: mayTake && !isDone(status) && !isKept }
}
