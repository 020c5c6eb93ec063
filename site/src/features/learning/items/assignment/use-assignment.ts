import {
  delete_assignment_file,
  get_assignment_response,
  make_learner_response,
  type OwnAssignment,
} from '@portico/shared/contract/assignments.ts'
import { useAction } from '@portico/shared/kernel/use-action.ts'
import { useState } from 'react'
import { learnerCall as call } from '../../learner-call.ts'
import { queuedDraft } from '../../outbox/outbox.store.ts'
import { callFailure } from '../../load/call-failure.ts'
import { usePlayer } from '../../player/player-context.ts'
import { useAutoReload } from './use-auto-reload.ts'
import { useTyped } from './use-typed.ts'

/** State of one assignment: submissions, feedback, and the draft of the next attempt. */
export function useAssignment() {
  const { item, view, apply, refresh } = usePlayer()
  const { related_id, access, learner } = view.course
  const [work, setWork] = useState<OwnAssignment | null>(null)
  const [error, setError] = useState<unknown>(null)
  const [isSending, setSending] = useState(false)
  const { busy, failure, setFailure, run } = useAction(callFailure)
  const attempt = (work?.current_attempt ?? 0) + 1
  const of = { person_id: learner.id, related_id, item_id: item.id }
  const { text, save, other, keep, type, begin, clear, edits, ...choices } = useTyped(of, setFailure)
  const params = { item_id: item.id }

  async function load(): Promise<void> {
    const since = edits()
    try {
      const found = await call(get_assignment_response, { params, query: { related_id } })
      const next = found.current_attempt + 1
      setWork(found)
      setError(null)
      const kept = queuedDraft({ ...of, attempt: next }) ?? found.draft
      begin(next, { text: kept, version: found.draft_version }, since)
    } catch (failed) {
      setError(failed)
    }
  }
  const handIn = () =>
    run(async () => {
      if (!(await keep({ attempt, text }))) return
      const files = (work?.files ?? []).map(({ key }) => key)
      const done = await call(make_learner_response, { params, body: { related_id, attempt, text, files } })
      clear()
      apply(done.after)
      await load()
      window.scrollTo(0, 0)
    })
  const removeFile = async (key: string) => {
    await call(delete_assignment_file, { params: { key } }).catch((failed: unknown) => setFailure(callFailure(failed)))
    await load()
  }
  useAutoReload(load, refresh)
  return {
    work,
    error,
    text,
    save,
    busy,
    failure,
    attempt,
    isOpen: access === 'full',
    place: { related_id, item_id: item.id },
    load: () => void load(),
    reload: load,
    isSending,
    setSending,
    type: (words: string) => type(attempt, words),
    other,
    choices,
    handIn: () => void handIn(),
    removeFile: (key: string) => void removeFile(key),
  }
}
export type AssignmentState = ReturnType<typeof useAssignment>
