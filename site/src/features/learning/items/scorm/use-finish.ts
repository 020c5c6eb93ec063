import { finish_scorm } from '@portico/shared/contract/scorm/scorm.ts'
import type { FinishResult } from '@portico/shared/rules/scorm/finish-result.ts'
import { useRef, useState } from 'react'
import { learnerCall as call } from '../../learner-call.ts'
import { finishFailure, isCode } from '../../load/call-failure.ts'
import { pathOnward } from '../../load/learner-path.ts'
import { usePlayer } from '../../player/player-context.ts'
import { resultToSend, type Reported } from './scorm-message.ts'
import type { Launch, OnFailure } from './use-launch.ts'

/** Derives the result of a report and sends it to the server. */
export function useFinish({ launch, onFailure }: { launch: Launch | null; onFailure: OnFailure }) {
  const { item, view, apply, refresh, go } = usePlayer()
  const { course } = view
  const [busy, setBusy] = useState(false)
  const sent = useRef<FinishResult>(null)
  const mastery_score = launch?.scorm_module.mastery_score ?? null
  const resultOf = (of: Reported) =>
    course.access === 'full'
      ? resultToSend({ ...of, mastery_score, item_status: item.itemable.status, sent: sent.current })
      : null
  // A failure is sent only when the content ends; until then it may still become a pass.
  const isOffered = (of: Reported) => ['success', 'finished'].includes(resultOf(of) ?? '')
  const finish = (of: Reported) =>
    call(finish_scorm, {
      params: { id: item.id },
      body: { related_id: course.related_id, status: of.lesson_status },
    })

  /** Sends a report to the server. If the content's last commit already completed the course, only reloads it. */
  const send = async (of: Reported, isLeaving = false): Promise<boolean> => {
    setBusy(true)
    onFailure(null)
    sent.current = resultOf(of)
    try {
      const after = await finish(of)
      apply(after)
      if (isLeaving && !after.course.has_just_finished) go(pathOnward({ ...course, next_item: after.next_item }))
      return true
    } catch (error) {
      if (isCode(error, 'learning.read_only'))
        return await refresh().then(
          () => true,
          () => false,
        )
      sent.current = null
      onFailure({ text: finishFailure(error), retry: () => void send(of, isLeaving) })
      return false
    } finally {
      setBusy(false)
    }
  }
  return { busy, resultOf, isOffered, finish, send }
}
