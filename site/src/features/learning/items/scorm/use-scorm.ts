import { itemProgress } from '@portico/shared/states/item-progress.ts'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { usePlayer } from '../../player/player-context.ts'
import type { Reported, ScormMessage, ScormState } from './scorm-message.ts'
import { useFinish } from './use-finish.ts'
import { useLaunch, type ScormFailure } from './use-launch.ts'
import { useOwnWindow } from './use-own-window.ts'
import { useScormMessages } from './use-scorm-messages.ts'

const NOTHING: Reported = { lesson_status: '', score_raw: null }
const isSaved = (state: ScormState) => state === 'saved' || state === 'finished'

/** Opens a package, listens to its player and finishes the item by the result that it reports (SCO-003, 008, 010). */
export function useScorm(frame: RefObject<HTMLIFrameElement | null>) {
  const { view, completes, setStatus, refresh } = usePlayer()
  const [connection, setConnection] = useState<ScormState>('opening')
  const [reported, setReported] = useState(NOTHING)
  // What the server has: a finish counts only that.
  const [saved, setSaved] = useState(NOTHING)
  const [asks, setAsks] = useState(false)
  const [failure, setFailure] = useState<ScormFailure | null>(null)
  const onKnown = (known: Reported) => {
    setReported(known)
    setSaved(known)
  }
  const { launch, start } = useLaunch({ onKnown, onFailure: setFailure })
  const { busy, resultOf, isOffered, finish: tell, send } = useFinish({ launch, onFailure: setFailure })
  const { own, ...ownWindow } = useOwnWindow({ launch, onState: setConnection, onFailure: setFailure })
  const onMessage = ({ state, reported: said }: ScormMessage) => {
    setConnection(state)
    if (said.lesson_status === '') return
    setReported(said)
    if (isSaved(state)) setSaved(said)
    // The server recorded the failure when it came; a bare 'completed' after it no longer finishes the item.
    if (state === 'saved' && said.lesson_status === 'failed' && resultOf(said) === 'failed')
      setStatus(itemProgress.failed)
    if (state === 'finished' && resultOf(said) !== null) void send(said)
  }
  useScormMessages({ launch, frame, own, onMessage })
  // The frame is gone by then and has sent what it had; what it reported counts, also for a learner who moves on.
  const leave = () => {
    if (!isOffered(reported) || completes) return void refresh().catch(() => {})
    tell(reported)
      .then(refresh, refresh)
      .catch(() => {})
  }
  const now = useRef({ start, leave })
  now.current = { start, leave }
  useEffect(() => {
    void now.current.start()
    return () => now.current.leave()
  }, [])
  const finish = () => {
    setAsks(false)
    if (isOffered(saved)) void send(saved, true)
  }
  return {
    ...ownWindow,
    launch,
    connection,
    busy,
    failure,
    asks,
    canFinish: isOffered(saved),
    isReview: view.course.access !== 'full',
    finish,
    notYet: () => setAsks(false),
    askOrFinish: () => (completes ? setAsks(true) : finish()),
  }
}
