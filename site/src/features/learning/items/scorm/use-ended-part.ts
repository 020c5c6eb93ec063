import { useRef, useState, type RefObject } from 'react'
import type { Launch, OnFailure } from './use-launch.ts'

type Options = {
  launch: Launch | null
  frame: RefObject<HTMLIFrameElement | null>
  own: RefObject<Window | null>
  onFailure: OnFailure
}
/** After this time, leave a part that does not respond; its unsaved data stays stored. */
const leaving_ms = 5_000

/** Ends and saves the current part before something else happens, so that the server applies all its results to what comes next. */
export function useEndedPart({ launch, frame, own, onFailure }: Options) {
  const [goingTo, setGoingTo] = useState<string | null>(null)
  const ended = useRef<() => void>(() => {})
  const endCurrent = (at: Launch): Promise<void> => {
    const player = own.current ?? frame.current?.contentWindow
    const left = new Promise<void>((resolve) => {
      ended.current = resolve
      setTimeout(resolve, player ? leaving_ms : 0)
    })
    player?.postMessage({ type: 'portico:end' }, at.content_origin)
    return left
  }
  /** Does one thing at a time; `to` is the part that opens next. */
  const afterEnd = (to: string, work: () => Promise<void>): void => {
    if (!launch || goingTo !== null) return
    setGoingTo(to)
    onFailure(null)
    void endCurrent(launch)
      .then(work)
      .finally(() => setGoingTo(null))
  }
  return { goingTo, afterEnd, onEnded: () => ended.current() }
}
