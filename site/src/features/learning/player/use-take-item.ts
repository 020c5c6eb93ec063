import { finish_module_item, start_module_item } from '@portico/shared/contract/learning-taking.ts'
import { isDone, itemProgress } from '@portico/shared/states/item-progress.ts'
import { useEffect, useState } from 'react'
import { browserCall as call } from '../../../kernel/browser-call.ts'
import { finishFailure, startFailure } from '../load/call-failure.ts'
import { continuePath } from '../load/learner-path.ts'
import type { SaveStatus } from './player-bar.tsx'
import { usePlayer } from './player-context.ts'

type Failure = { text: string; retry: () => void }
export const saving = { label: 'Saving…', tone: 'progress' } as const
export const saved = { label: 'Saved', tone: 'success' } as const
export const notSaved = { label: 'Not saved', tone: 'failed' } as const

/** An item that is read or watched: opening starts it, and the learner says when it is done (LRN-018, 020). */
export function useTakeItem() {
  const { item, view, apply, go } = usePlayer()
  const { course } = view
  const [save, setSave] = useState<SaveStatus>(null)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const { status } = item.itemable
  const args = { params: { id: item.id }, body: { related_id: course.related_id } }
  const mayTake = course.access === 'full'

  const start = async (): Promise<boolean> => {
    setSave(saving)
    setFailure(null)
    try {
      apply(await call(start_module_item, args))
      setSave(saved)
      return true
    } catch (error) {
      setSave(notSaved)
      setFailure({ text: startFailure(error), retry: () => void start() })
      return false
    }
  }
  useEffect(() => {
    if (mayTake && status === itemProgress.not_started) void start()
  }, [])

  const finish = async () => {
    setBusy(true)
    setFailure(null)
    try {
      if (status === itemProgress.not_started && !(await start())) return
      setSave(saving)
      const after = await call(finish_module_item, args)
      apply(after)
      setSave(saved)
      if (!after.course.has_just_finished) go(continuePath({ ...course, next_item: after.next_item }))
    } catch (error) {
      setSave(notSaved)
      setFailure({ text: finishFailure(error), retry: () => void finish() })
    } finally {
      setBusy(false)
    }
  }
  return { save, busy, failure, finish: () => void finish(), canFinish: mayTake && !isDone(status) }
}
