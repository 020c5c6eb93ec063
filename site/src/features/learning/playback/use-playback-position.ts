import { removeIf } from '@portico/shared/browser/stored.ts'
import { note_item_place } from '@portico/shared/contract/learning/item-progress.ts'
import { useEffect, useRef, useState } from 'react'
import { learnerCallWithoutRedirect } from '../learner-call.ts'
import { usePlayer } from '../player/player-context.ts'
import { unsentPosition } from './unsent-position.ts'
import { createPlayedSpans } from './played-spans.ts'

const saveInterval_ms = 15_000
// Stopping in the last seconds counts as the end, so the next visit starts over.
const end_s = 3

type Now = { place_s: number; length_s: number | null }
export type PlaybackPosition = {
  /** where the learner resumes */ start_s: number
  /** called with the position while playing */ heard: (second: number, length_s: number | null) => void
  /** called on pause and at the end */ say: () => void
}

/** The learner's position in a video or recording, saved on the server at intervals, and in this browser until the server has it. */
export function usePlaybackPosition(item: { id: number; place_s: number }): PlaybackPosition {
  const { view } = usePlayer()
  const { related_id } = view.course
  const unsent = unsentPosition(`portico_place_${related_id}_${item.id}`)
  const [start_s] = useState(() => unsent.read() ?? item.place_s)
  const [watch] = useState(createPlayedSpans)
  const now = useRef<Now | null>(null)

  const heard = (second: number, length_s: number | null) => {
    watch.heard(second)
    const place_s = length_s !== null && length_s - second < end_s ? 0 : Math.floor(second)
    if (now.current?.place_s !== place_s) unsent.write(place_s)
    now.current = { place_s, length_s: length_s === null ? null : Math.max(1, Math.round(length_s)) }
  }
  const say = () => {
    const said = now.current
    if (said === null) return
    now.current = null
    const watched = watch.take().map(([from, to]): [number, number] => [from, to])
    learnerCallWithoutRedirect(note_item_place, {
      params: { id: item.id },
      body: { related_id, ...said, watched },
    }).then(
      () => removeIf(unsent, (second) => second === said.place_s),
      () => {
        watch.giveBack(watched)
        now.current ??= said
      },
    )
  }
  const last = useRef(say)
  last.current = say
  useEffect(() => {
    const sayIt = () => last.current()
    const saying = setInterval(sayIt, saveInterval_ms)
    document.addEventListener('visibilitychange', sayIt)
    return () => {
      clearInterval(saying)
      document.removeEventListener('visibilitychange', sayIt)
      sayIt()
    }
  }, [])
  return { start_s, heard, say }
}
