import { finish_scorm, restart_sco, scorm_details, type ScoLine } from '@portico/shared/contract/scorm/scorm.ts'
import { errorMessage } from '@portico/shared/errors/message.ts'
import { ALLOWED_RESULTS } from '@portico/shared/rules/scorm/finish-result.ts'
import { isDone, itemProgress } from '@portico/shared/states/learning/item-progress.ts'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { learnerCall as call } from '../../learner-call.ts'
import { finishFailure, isCode, startFailure } from '../../load/call-failure.ts'
import { continuePath } from '../../load/learner-path.ts'
import { usePlayer } from '../../player/player-context.ts'
import { hasSeveral, isLastPart, nextPart, unfinishedText } from './parts.ts'
import type { ScormMessage } from './scorm-message.ts'
import type { Launch, OnFailure } from './use-launch.ts'

type Options = {
  launch: Launch | null
  frame: RefObject<HTMLIFrameElement | null>
  own: RefObject<Window | null>
  start: (sco: string) => Promise<void>
  onFailure: OnFailure
}
/** After this time, leave a part that does not respond; its unsaved data stays stored. */
const leaving_ms = 5_000

/** The parts of a package: the current one, their statuses, and moving between them. */
export function useParts({ launch, frame, own, start, onFailure }: Options) {
  const { item, view, apply, refresh, go } = usePlayer()
  const { related_id, access } = view.course
  const [lines, setLines] = useState<readonly ScoLine[]>([])
  const [goingTo, setGoingTo] = useState<string | null>(null)
  const told = useRef('')
  const ended = useRef<() => void>(() => {})
  const visited = useRef(new Set<string>())
  useEffect(() => {
    if (launch) {
      setLines(launch.scorm_module.scos)
      visited.current.add(launch.scorm_module.sco)
    }
    told.current = ''
  }, [launch])
  const several = launch !== null && hasSeveral(launch.scorm_module.scos)
  const current = launch?.scorm_module.sco ?? ''

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
    if (!several) return
    const { lesson_status, score_raw } = reported
    const said = `${lesson_status} ${score_raw}`
    const isKept = state === 'saved' || state === 'finished' || state === 'ended'
    const isNews = isKept && ALLOWED_RESULTS.includes(lesson_status) && said !== told.current
    if (isNews) told.current = said
    const telling = isNews ? tell(lesson_status) : Promise.resolve()
    if (state === 'ended') void telling.then(ended.current)
  }
  /** Ends and saves the current part, so that the server applies all its results to what comes next. */
  const endCurrent = (at: Launch): Promise<void> => {
    const player = own.current ?? frame.current?.contentWindow
    const left = new Promise<void>((resolve) => {
      ended.current = resolve
      setTimeout(resolve, player ? leaving_ms : 0)
    })
    player?.postMessage({ type: 'portico:end' }, at.content_origin)
    return left
  }
  /** Does one thing at a time after the current part has ended. */
  const after = (to: string, work: () => Promise<void>): void => {
    if (!launch || goingTo !== null) return
    setGoingTo(to)
    onFailure(null)
    void endCurrent(launch)
      .then(work)
      .finally(() => setGoingTo(null))
  }
  /** Opens another part. If it waited for the current one and still does, that one opens again. */
  const goTo = (sco: string): void =>
    after(sco, async () => {
      const lockOf = (all: readonly ScoLine[]) => all.find(({ identifier }) => identifier === sco)?.locked_by ?? null
      const locked = lockOf(lines) === null ? null : lockOf(await reload().catch(() => []))
      await start(locked === null ? sco : current)
      if (locked !== null)
        onFailure({ text: errorMessage('learning.item_locked', { title: locked }), retry: () => goTo(sco) })
    })
  /** Ends the last part and goes on in the course; if the lesson is still open, the part opens again with the reason. */
  const finish = (): void =>
    after(current, async () => {
      let failure: { text: string; retry: () => void } | null = null
      try {
        const done = await call(finish_scorm, { params: { id: item.id }, body: { related_id, status: 'completed' } })
        apply(done)
        if (isDone(done.item.status) && !done.course.has_just_finished)
          return go(continuePath({ ...view.course, next_item: done.next_item }))
        const text = isDone(done.item.status) ? null : unfinishedText(await reload())
        if (text !== null) failure = { text, retry: finish }
      } catch (error) {
        // The last data of the part completed the course, which is now read-only.
        if (isCode(error, 'learning.read_only')) await refresh().catch(() => {})
        else failure = { text: finishFailure(error), retry: finish }
      }
      await start(current)
      if (failure) onFailure(failure)
    })
  /** Starts a part that was not passed from its beginning. */
  const startAgain = (sco: string): void =>
    after(sco, async () => {
      try {
        await call(restart_sco, { params: { id: item.id }, body: { related_id, sco } })
      } catch (error) {
        return onFailure({ text: startFailure(error), retry: () => startAgain(sco) })
      }
      await start(sco)
    })
  const isStatusOfCurrent = (status: number) =>
    lines.some((line) => line.identifier === current && line.status === status)
  return {
    hasSeveral: several,
    lines,
    current,
    goingTo,
    goTo,
    heard,
    finish,
    startAgain,
    mayStartAgain: access === 'full',
    hasFailed: access === 'full' && isStatusOfCurrent(itemProgress.failed),
    canFinish:
      several && access === 'full' && !isDone(item.itemable.status) && isLastPart(lines, current, visited.current),
    next: several ? nextPart(lines, current, visited.current) : null,
  }
}
