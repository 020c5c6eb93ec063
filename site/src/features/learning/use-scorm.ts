import { finish_scorm, start_scorm } from '@portico/shared/contract/scorm.ts'
import type { Data } from '@portico/shared/contract/kernel.ts'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { browserCall as call } from '../account/browser-call.ts'
import { finishFailure, isCode, startFailure } from './failure-words.ts'
import { continuePath } from './learner-path.ts'
import { usePlayer } from './player-context.ts'
import { readScormMessage, resultToSend, type ScormMessage, type ScormState } from './scorm-message.ts'

type Launch = Data<typeof start_scorm>
type Failure = { text: string; retry: () => void }

/** Opens a package, listens to its player and finishes the item by the result that it reports (SCO-003, 008, 010). */
export function useScorm(frame: RefObject<HTMLIFrameElement | null>) {
  const player = usePlayer()
  const { item, view: { course }, completes, apply, setStatus, refresh, go } = player
  const [launch, setLaunch] = useState<Launch | null>(null)
  const [connection, setConnection] = useState<ScormState>('opening')
  const [reported, setReported] = useState('')
  const [inOwnWindow, setInOwnWindow] = useState(false)
  const [asks, setAsks] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const own = useRef<Window | null>(null)
  const sent = useRef<string | null>(null)
  const isReview = course.access !== 'full'
  const result = isReview ? null : resultToSend({ lesson_status: reported, item_status: item.itemable.status, sent: sent.current })
  // A failure counts when the content ends with it; until then the learner may do better.
  const offered = result === 'failed' ? null : result

  const start = async () => {
    setFailure(null)
    try {
      const opened = await call(start_scorm, { params: { module: item.id }, body: { related_id: course.related_id } })
      const { status, details } = opened.scorm_module.course_user_progress
      if (!isReview) setStatus(status)
      setReported(details.lesson_status)
      setLaunch(opened)
    } catch (error) {
      setFailure({ text: startFailure(error), retry: () => void start() })
    }
  }
  /** Tells the server what was reported. The content's last commit may have completed the course before: then it is only looked up. */
  const send = async (status: string, isLeaving = false): Promise<boolean> => {
    setBusy(true)
    setFailure(null)
    sent.current = status
    try {
      const after = await call(finish_scorm, { params: { id: item.id }, body: { related_id: course.related_id, status } })
      apply(after)
      if (isLeaving && !after.course.has_just_finished) go(continuePath({ ...course, next_item: after.next_item }))
      return true
    } catch (error) {
      if (isCode(error, 'learning.read_only')) return await refresh().then(() => true, () => false)
      sent.current = null
      setFailure({ text: finishFailure(error), retry: () => void send(status, isLeaving) })
      return false
    } finally {
      setBusy(false)
    }
  }
  const heard = ({ state, lesson_status }: ScormMessage) => {
    setConnection(state)
    if (lesson_status !== '') setReported(lesson_status)
    const ended = state === 'finished' ? resultToSend({ lesson_status, item_status: item.itemable.status, sent: sent.current }) : null
    if (ended !== null && !isReview) void send(ended)
  }

  const now = useRef({ heard, offered, completes, refresh })
  now.current = { heard, offered, completes, refresh }
  useEffect(() => {
    void start()
    // The frame is gone by now and has sent what it had; what it reported counts, also for who walks on.
    return () => {
      const { offered: left, completes: last, refresh: look } = now.current
      if (left === null || last) return void look().catch(() => {})
      call(finish_scorm, { params: { id: item.id }, body: { related_id: course.related_id, status: left } }).then(look, look).catch(() => {})
    }
  }, [])
  useEffect(() => {
    if (launch === null) return
    const listen = (event: MessageEvent<unknown>) => {
      const message = readScormMessage(event, { origin: launch.content_origin, sources: [frame.current?.contentWindow, own.current].filter(Boolean) })
      if (message) now.current.heard(message)
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [launch, frame])

  // The window opens while the click is handled; it plays once the frame here is gone and has sent its last.
  const openOwnWindow = () => {
    const opened = window.open('about:blank')
    if (!opened || !launch) return setFailure({ text: 'Your browser did not allow a new window.', retry: openOwnWindow })
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
    if (offered !== null) void send(offered, true)
  }
  return {
    launch, connection, inOwnWindow, busy, failure, asks, canFinish: offered !== null, isReview,
    openOwnWindow, comeBack, finish, notYet: () => setAsks(false), askOrFinish: () => (completes ? setAsks(true) : finish()),
  }
}
