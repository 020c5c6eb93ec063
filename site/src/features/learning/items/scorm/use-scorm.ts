import { itemProgress } from '@portico/shared/states/item-progress.ts'
import { useEffect, useReducer, useRef, useState, type RefObject } from 'react'
import { usePlayer } from '../../player/player-context.ts'
import type { ScormMessage } from './scorm-message.ts'
import { newSession, nextSession } from './scorm-session.ts'
import { useParts } from './use-parts.ts'
import { useFinish } from './use-finish.ts'
import { useLaunch, type Launch, type ScormFailure } from './use-launch.ts'
import { useOwnWindow } from './use-own-window.ts'
import { useScormMessages } from './use-scorm-messages.ts'

/** Opens a package, listens to its player and finishes the item by the result that it reports (SCO-003, 008, 010). */
export function useScorm(frame: RefObject<HTMLIFrameElement | null>) {
  const { view, completes, setStatus, refresh } = usePlayer()
  const [{ connection, reported, saved }, happen] = useReducer(nextSession, newSession)
  const [asks, setAsks] = useState(false)
  const [failure, setFailure] = useState<ScormFailure | null>(null)
  const { launch, start } = useLaunch({
    onKnown: (known) => happen({ type: 'opened', known }),
    onFailure: setFailure,
  })
  const { busy, resultOf, isOffered, finish: tell, send } = useFinish({ launch, onFailure: setFailure })
  const { own, ...ownWindow } = useOwnWindow({
    launch,
    onState: (state) => happen({ type: 'moved', connection: state }),
    onFailure: setFailure,
  })
  const onMessage = (message: ScormMessage) => {
    happen({ type: 'heard', message })
    const { state, reported: said } = message
    parts.heard(message)
    if (said.lesson_status === '' || parts.hasSeveral) return
    // The server recorded the failure when it came; a bare 'completed' after it no longer finishes the item.
    if (state === 'saved' && said.lesson_status === 'failed' && resultOf(said) === 'failed')
      setStatus(itemProgress.failed)
    if (state === 'finished' && resultOf(said) !== null) void send(said)
  }
  const parts = useParts({ launch, frame, own, start, onFailure: setFailure })
  useScormMessages({ launch, frame, own, onMessage })
  // The frame is gone by then and has sent what it had; what it reported counts, also for a learner who moves on.
  const leave = () => {
    if (parts.hasSeveral || !isOffered(reported) || completes) return void refresh().catch(() => {})
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
    parts,
    canFinish: !parts.hasSeveral && isOffered(saved),
    isReview: view.course.access !== 'full',
    finish,
    /** The player sends what it recorded now, not in a while. */
    sendRecording: () => askPlayer(own.current ?? frame.current?.contentWindow, launch, 'portico:flight'),
    notYet: () => setAsks(false),
    askOrFinish: () => (completes ? setAsks(true) : finish()),
  }
}

/** Asks the player something, on its own origin; nothing where none is open. */
function askPlayer(player: Window | null | undefined, launch: Launch | null, type: string): void {
  if (launch) player?.postMessage({ type }, launch.content_origin)
}
