import { finish_scorm, type ScoLine } from '@portico/shared/contract/scorm/scorm.ts'
import { isDone } from '@portico/shared/states/learning/item-progress.ts'
import { learnerCall as call } from '../../learner-call.ts'
import { finishFailure, isCode } from '../../load/call-failure.ts'
import { pathOnward } from '../../load/learner-path.ts'
import { usePlayer } from '../../player/player-context.ts'
import { unfinishedText } from './parts.ts'
import type { OnFailure } from './use-launch.ts'

type Options = {
  current: string
  afterEnd: (to: string, work: () => Promise<void>) => void
  reload: () => Promise<readonly ScoLine[]>
  start: (sco: string) => Promise<void>
  onFailure: OnFailure
}

/** Ends the last part and goes on in the course. If the lesson is still open, the part opens again with the reason. */
export function useFinishParts({ current, afterEnd, reload, start, onFailure }: Options): () => void {
  const { item, view, apply, refresh, go } = usePlayer()
  const { related_id } = view.course
  /** Returns why the lesson stays open, 'left' if the learner is already elsewhere, and null if the course was completed. */
  const report = async (): Promise<string | 'left' | null> => {
    try {
      const done = await call(finish_scorm, { params: { id: item.id }, body: { related_id, status: 'completed' } })
      apply(done)
      if (!isDone(done.item.status)) return unfinishedText(await reload())
      if (done.course.has_just_finished) return null
      go(pathOnward({ ...view.course, next_item: done.next_item }))
      return 'left'
    } catch (error) {
      if (!isCode(error, 'learning.read_only')) return finishFailure(error)
      // The last data of the part completed the course, which is now read-only.
      await refresh().catch(() => {})
      return null
    }
  }
  const finish = (): void =>
    afterEnd(current, async () => {
      const text = await report()
      if (text === 'left') return
      await start(current)
      if (text !== null) onFailure({ text, retry: finish })
    })
  return finish
}
