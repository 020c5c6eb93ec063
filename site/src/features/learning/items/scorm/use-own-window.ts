import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ScormState } from './scorm-message.ts'
import type { Launch, OnFailure } from './use-launch.ts'

/** Moves the package from the frame to its own window and back. */
export function useOwnWindow({
  launch,
  onState,
  onFailure,
}: {
  launch: Launch | null
  onState: (state: ScormState) => void
  onFailure: OnFailure
}) {
  const [inOwnWindow, setInOwnWindow] = useState(false)
  const own = useRef<Window | null>(null)
  // A new launch, such as the next part, opens where the last one was.
  useEffect(() => {
    if (own.current && launch) own.current.location.href = launch.player_url
  }, [launch])
  // Open the window within the click handler; load the player only after the frame is gone and has sent its last commit.
  const openOwnWindow = (): void => {
    const opened = window.open('about:blank')
    if (!opened || !launch) return onFailure({ text: 'Your browser blocked the new window.', retry: openOwnWindow })
    flushSync(() => setInOwnWindow(true))
    own.current = opened
    onState('own_window')
    opened.location.href = launch.player_url
  }
  const comeBack = () => {
    own.current?.close()
    own.current = null
    onState('opening')
    setInOwnWindow(false)
  }
  return { own, inOwnWindow, openOwnWindow, comeBack }
}
