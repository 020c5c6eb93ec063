import { itemProgress, type ItemProgress } from '@portico/shared/states/learning/item-progress.ts'
import { useEffect, useReducer, useState, type RefObject } from 'react'
import { usePlayer } from '../../player/player-context.ts'
import type { ScormMessage } from './scorm-message.ts'
import { newSession, nextSession } from './scorm-session.ts'
import { useParts } from './use-parts.ts'
import { useFinish } from './use-finish.ts'
import { useLeaving } from './use-leaving.ts'
import { useLaunch, type Launch, type ScormFailure } from './use-launch.ts'
import { useOwnWindow } from './use-own-window.ts'
import { useScormMessages } from './use-scorm-messages.ts'

/** Launches a package, handles its player's messages and finishes the item with the reported result (SCO-003, 008, 010). */
export function useScorm(frame: RefObject<HTMLIFrameElement | null>) {
  const { item, view, completes, setStatus } = usePlayer()
  const { access, related_id } = view.course
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
    // The server recorded the failure immediately; a bare 'completed' afterwards no longer finishes the item.
    if (state === 'saved' && said.lesson_status === 'failed' && resultOf(said) === 'failed')
      setStatus(itemProgress.failed)
    if (state === 'finished' && resultOf(said) !== null) void send(said)
  }
  const parts = useParts({ launch, frame, own, start, onFailure: setFailure })
  useScormMessages({ launch, frame, own, onMessage })
  useLeaving({
    related_id,
    report: parts.hasSeveral || !isOffered(reported) || completes ? null : () => tell(reported),
  })
  useEffect(() => void start(), [])
  const mayStartAgain = access === 'full' && isFailed(item.itemable.status) && !parts.restarted.has(parts.current)
  const finish = () => {
    setAsks(false)
    if (parts.hasSeveral) return parts.finish()
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
    canFinish: parts.hasSeveral ? parts.canFinish : isOffered(saved),
    /** a lesson that was not passed can begin again, or the part that is open */
    canStartAgain: parts.hasFailed || (!parts.hasSeveral && mayStartAgain),
    /** of the open part, or of the lesson, where one was reported */
    score: parts.hasSeveral ? parts.score : reported.score_raw,
    isReview: launch?.scorm_module.is_review ?? access !== 'full',
    finish,
    /** Asks the player to send its recording now instead of later. */
    sendRecording: () => postToPlayer(own.current ?? frame.current?.contentWindow, launch, 'portico:flight'),
    notYet: () => setAsks(false),
    askOrFinish: () => (completes ? setAsks(true) : finish()),
  }
}

const isFailed = (status: ItemProgress): boolean => status === itemProgress.failed

/** Posts a message to the player's origin; does nothing if no player is open. */
function postToPlayer(player: Window | null | undefined, launch: Launch | null, type: string): void {
  if (launch) player?.postMessage({ type }, launch.content_origin)
}
