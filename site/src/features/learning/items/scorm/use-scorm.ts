import { finish_scorm, start_scorm } from '@portico/shared/contract/scorm.ts'
import type { Data } from '@portico/shared/contract/kernel.ts'
import type { FinishResult } from '@portico/shared/rules/scorm/finish-result.ts'
import { itemProgress } from '@portico/shared/states/item-progress.ts'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { browserCall as call } from '../../../../kernel/browser-call.ts'
import { finishFailure, isCode, startFailure } from '../../load/failure-text.ts'
import { continuePath } from '../../load/learner-path.ts'
import { usePlayer } from '../../player/player-context.ts'
import { keepUnsentCommits } from './unsent-commits.ts'
import { readScormMessage, resultToSend, type Reported, type ScormMessage, type ScormState } from './scorm-message.ts'

type Launch = Data<typeof start_scorm>
type Failure = { text: string; retry: () => void }
const NOTHING: Reported = { lesson_status: '', score_raw: null }
const isSaved = (state: ScormState) => state === 'saved' || state === 'finished'

/** Opens a package, listens to its player and finishes the item by the result that it reports (SCO-003, 008, 010). */
export function useScorm(frame: RefObject<HTMLIFrameElement | null>) {
  const player = usePlayer()
  const {
    item,
    view: { course },
    completes,
    apply,
    setStatus,
    refresh,
    go,
  } = player
  const [launch, setLaunch] = useState<Launch | null>(null)
  const [connection, setConnection] = useState<ScormState>('opening')
  const [reported, setReported] = useState(NOTHING)
  // What the server has: a finish counts only that.
  const [saved, setSaved] = useState(NOTHING)
  const [inOwnWindow, setInOwnWindow] = useState(false)
  const [asks, setAsks] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const own = useRef<Window | null>(null)
  const sent = useRef<FinishResult>(null)
  const isReview = course.access !== 'full'
  const mastery_score = launch?.scorm_module.mastery_score ?? null
  const resultOf = (of: Reported) =>
    isReview ? null : resultToSend({ ...of, mastery_score, item_status: item.itemable.status, sent: sent.current })
  // A failure counts when the content ends with it; until then it may still be passed.
  const isOffered = (of: Reported) => ['success', 'finished'].includes(resultOf(of) ?? '')

  const start = async () => {
    setFailure(null)
    try {
      const opened = await call(start_scorm, { params: { module: item.id }, body: { related_id: course.related_id } })
      const { status, details } = opened.scorm_module.course_user_progress
      if (!isReview) setStatus(status)
      const known = { lesson_status: details.lesson_status, score_raw: details.score.raw }
      setReported(known)
      setSaved(known)
      setLaunch(opened)
    } catch (error) {
      setFailure({ text: startFailure(error), retry: () => void start() })
    }
  }
  /** Tells the server what was reported. The content's last commit may have completed the course already: then it is only read again. */
  const send = async (of: Reported, isLeaving = false): Promise<boolean> => {
    setBusy(true)
    setFailure(null)
    sent.current = resultOf(of)
    try {
      const after = await call(finish_scorm, {
        params: { id: item.id },
        body: { related_id: course.related_id, status: of.lesson_status },
      })
      apply(after)
      if (isLeaving && !after.course.has_just_finished) go(continuePath({ ...course, next_item: after.next_item }))
      return true
    } catch (error) {
      if (isCode(error, 'learning.read_only'))
        return await refresh().then(
          () => true,
          () => false,
        )
      sent.current = null
      setFailure({ text: finishFailure(error), retry: () => void send(of, isLeaving) })
      return false
    } finally {
      setBusy(false)
    }
  }
  const heard = ({ state, reported: said }: ScormMessage) => {
    setConnection(state)
    if (said.lesson_status === '') return
    setReported(said)
    if (isSaved(state)) setSaved(said)
    // The server recorded the failure when it came; a bare 'completed' after it no longer finishes the item.
    if (state === 'saved' && said.lesson_status === 'failed' && resultOf(said) === 'failed')
      setStatus(itemProgress.failed)
    if (state === 'finished' && resultOf(said) !== null) void send(said)
  }

  const now = useRef({ heard, left: NOTHING, isLeft: false, completes, refresh })
  now.current = { heard, left: reported, isLeft: isOffered(reported), completes, refresh }
  useEffect(() => {
    void start()
    // The frame is gone by now and has sent what it had; what it reported counts, also for a learner who moves on.
    return () => {
      const { left, isLeft, completes: last, refresh: look } = now.current
      if (!isLeft || last) return void look().catch(() => {})
      call(finish_scorm, {
        params: { id: item.id },
        body: { related_id: course.related_id, status: left.lesson_status },
      })
        .then(look, look)
        .catch(() => {})
    }
  }, [])
  useEffect(() => {
    if (launch === null) return
    const listen = (event: MessageEvent<unknown>) => {
      const around = {
        origin: launch.content_origin,
        sources: [frame.current?.contentWindow, own.current].filter(Boolean),
      }
      keepUnsentCommits(event, {
        ...around,
        progress_id: launch.scorm_module.course_user_progress.id,
        storage: localStorage,
      })
      const message = readScormMessage(event, around)
      if (message) now.current.heard(message)
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [launch, frame])

  // The window opens while the click is handled; it plays once the frame here is gone and has sent its last commit.
  const openOwnWindow = () => {
    const opened = window.open('about:blank')
    if (!opened || !launch) return setFailure({ text: 'Your browser blocked the new window.', retry: openOwnWindow })
    flushSync(() => setInOwnWindow(true))
    own.current = opened
    setConnection('own_window')
    opened.location.href = launch.player_url
  }
  const comeBack = () => {
    own.current?.close()
    own.current = null
    setConnection('opening')
    setInOwnWindow(false)
  }
  const finish = () => {
    setAsks(false)
    if (isOffered(saved)) void send(saved, true)
  }
  return {
    launch,
    connection,
    inOwnWindow,
    busy,
    failure,
    asks,
    canFinish: isOffered(saved),
    isReview,
    openOwnWindow,
    comeBack,
    finish,
    notYet: () => setAsks(false),
    askOrFinish: () => (completes ? setAsks(true) : finish()),
  }
}
