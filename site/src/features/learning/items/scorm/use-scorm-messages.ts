import { useEffect, useRef, type RefObject } from 'react'
import { readScormMessage, type ScormMessage } from './scorm-message.ts'
import { handleUnsentMessage, recordName } from './unsent-commits.ts'
import { hasSeveral } from './parts.ts'
import type { Launch } from './use-launch.ts'

/** Handles messages of the player, in its frame or own window, and stores its unsent data. */
export function useScormMessages({
  launch,
  frame,
  own,
  onMessage,
}: {
  launch: Launch | null
  frame: RefObject<HTMLIFrameElement | null>
  own: RefObject<Window | null>
  onMessage: (message: ScormMessage) => void
}): void {
  const hear = useRef(onMessage)
  hear.current = onMessage
  useEffect(() => {
    if (launch === null) return
    const listen = (event: MessageEvent<unknown>) => {
      const around = {
        origin: launch.content_origin,
        sources: [frame.current?.contentWindow, own.current].filter(Boolean),
      }
      handleUnsentMessage(event, { ...around, record: recordOf(launch) })
      const message = readScormMessage(event, around)
      if (message) hear.current(message)
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [launch, frame, own])
}

const recordOf = ({ scorm_module: { course_user_progress, attempt, sco, scos } }: Launch): string =>
  recordName({ progress_id: course_user_progress.id, attempt, sco, is_only: !hasSeveral(scos) })
