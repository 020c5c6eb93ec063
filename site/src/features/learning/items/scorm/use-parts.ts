import { finish_scorm, scorm_details, type ScoLine } from '@portico/shared/contract/scorm/scorm.ts'
import { ALLOWED_RESULTS } from '@portico/shared/rules/scorm/finish-result.ts'
import { isDone } from '@portico/shared/states/learning/item-progress.ts'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { learnerCall as call } from '../../learner-call.ts'
import { isCode } from '../../load/call-failure.ts'
import { usePlayer } from '../../player/player-context.ts'
import { hasSeveral, nextPart } from './parts.ts'
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
  const { item, view, apply, refresh } = usePlayer()
  const { related_id, access } = view.course
  const [lines, setLines] = useState<readonly ScoLine[]>([])
  const [goingTo, setGoingTo] = useState<string | null>(null)
  const told = useRef('')
  const ended = useRef<() => void>(() => {})
  useEffect(() => {
    if (launch) setLines(launch.scorm_module.scos)
    told.current = ''
  }, [launch])
  const several = launch !== null && hasSeveral(launch.scorm_module.scos)
  const current = launch?.scorm_module.sco ?? ''

  /** A commit may have finished the part, unlocked others or completed the course. */
  const tell = async (status: string): Promise<void> => {
    try {
      if (access === 'full') apply(await call(finish_scorm, { params: { id: item.id }, body: { related_id, status } }))
      setLines((await call(scorm_details, { params: { id: item.id }, query: { related_id } })).scos)
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
  /** Ends and saves the current part first, so that the server applies all its results to the next one. */
  const goTo = (sco: string): void => {
    if (!launch || goingTo !== null) return
    setGoingTo(sco)
    onFailure(null)
    const player = own.current ?? frame.current?.contentWindow
    const left = new Promise<void>((resolve) => {
      ended.current = resolve
      setTimeout(resolve, player ? leaving_ms : 0)
    })
    player?.postMessage({ type: 'portico:end' }, launch.content_origin)
    void left.then(() => start(sco)).finally(() => setGoingTo(null))
  }
  const line = lines.find(({ identifier }) => identifier === current)
  return {
    hasSeveral: several,
    lines,
    current,
    goingTo,
    goTo,
    heard,
    next: line && isDone(line.status) ? nextPart(lines, current) : null,
  }
}
