import { finish_scorm, type ScoLine } from '@portico/shared/contract/scorm/scorm.ts'
import { isDone } from '@portico/shared/states/learning/item-progress.ts'
import { learnerCall as call } from '../../learner-call.ts'
import { finishFailure, isCode } from '../../load/call-failure.ts'
import { pathOnward } from '../../load/learner-path.ts'
import { usePlayer } from '../../player/player-context.ts'
import { unfinished } from './parts.ts'
import type { OnFailure, ScormFailure } from './use-launch.ts'

type Options = {
  current: string
  afterEnd: (to: string, work: () => Promise<void>) => void
  reload: () => Promise<readonly ScoLine[]>
  start: (sco: string) => Promise<void>
  onFailure: OnFailure
}

/** Ends the last part and goes on in the course. If the lesson is still open, the part opens again with the reason and the way to the open part. */
export function useFinishParts({ current, afterEnd, reload, start, onFailure }: Options): () => void {
  const { item, view, apply, refresh, go } = usePlayer()
  const { related_id } = view.course
  /** Returns why the lesson stays open, 'left' if the learner is already elsewhere, and null if nothing is left to do. */
  const report = async (): Promise<ScormFailure | 'left' | null> => {
    try {
      const done = await call(finish_scorm, { params: { id: item.id }, body: { related_id, status: 'completed' } })
      apply(done)
      if (!isDone(done.item.status)) return stillOpen(await reload())
      if (done.course.has_just_finished) return null
      go(pathOnward({ ...view.course, next_item: done.next_item }))
      return 'left'
    } catch (error) {
      if (!isCode(error, 'learning.read_only')) return { text: finishFailure(error), retry: finish }
      // The last data of the part completed the course, which is now read-only.
      await refresh().catch(() => {})
      return null
    }
  }
  /** Finishing again cannot help while another part is open. */
  const stillOpen = (lines: readonly ScoLine[]): ScormFailure | null => {
    const left = unfinished(lines)
    if (left === null) return null
    const { text, part } = left
    if (part.identifier === current || part.locked_by !== null) return { text, retry: finish }
    const open = () => afterEnd(part.identifier, () => start(part.identifier))
    return { text, retry: open, label: `Go to “${part.title}”` }
  }
  const finish = (): void =>
    afterEnd(current, async () => {
      const reason = await report()
      if (reason === 'left') return
      await start(current)
      if (reason !== null) onFailure(reason)
    })
  return finish
}
