import { finish_scorm, scorm_details, type ScoLine } from '@portico/shared/contract/scorm/scorm.ts'
import { ALLOWED_RESULTS } from '@portico/shared/rules/scorm/finish-result.ts'
import { useEffect, useRef, useState } from 'react'
import { learnerCall as call } from '../../learner-call.ts'
import { isCode } from '../../load/call-failure.ts'
import { usePlayer } from '../../player/player-context.ts'
import { hasSeveral } from './parts.ts'
import type { ScormMessage } from './scorm-message.ts'
import type { Launch } from './use-launch.ts'

/** The parts of a package with their statuses, updated by what the player reports. `onEnded`: the server has all of the part that was ended. */
export function usePartLines(launch: Launch | null, onEnded: () => void) {
  const { item, view, apply, refresh } = usePlayer()
  const { related_id, access } = view.course
  const [lines, setLines] = useState<readonly ScoLine[]>([])
  const visited = useRef(new Set<string>())
  const told = useRef('')
  useEffect(() => {
    if (launch) {
      setLines(launch.scorm_module.scos)
      visited.current.add(launch.scorm_module.sco)
    }
    told.current = ''
  }, [launch])
  const several = launch !== null && hasSeveral(launch.scorm_module.scos)

  const reload = async (): Promise<readonly ScoLine[]> => {
    const { scos } = await call(scorm_details, { params: { id: item.id }, query: { related_id } })
    setLines(scos)
    return scos
  }
  /** A commit may have finished the part, unlocked others or completed the course. */
  const tell = async (status: string): Promise<void> => {
    try {
      if (access === 'full') apply(await call(finish_scorm, { params: { id: item.id }, body: { related_id, status } }))
      await reload()
    } catch (error) {
      // The commit completed the course, which is now read-only.
      if (isCode(error, 'learning.read_only')) return refresh().catch(() => {})
      // The server has the commit; launching the next part reloads the parts.
      told.current = ''
    }
  }
  const heard = ({ state, reported }: ScormMessage): void => {
    if (!several) return state === 'ended' ? onEnded() : undefined
    const { lesson_status, score_raw } = reported
    const said = `${lesson_status} ${score_raw}`
    const isKept = state === 'saved' || state === 'finished' || state === 'ended'
    const isNews = isKept && ALLOWED_RESULTS.includes(lesson_status) && said !== told.current
    if (isNews) told.current = said
    const telling = isNews ? tell(lesson_status) : Promise.resolve()
    if (state === 'ended') void telling.then(onEnded)
  }
  return { several, lines, visited: visited.current, reload, heard }
}
