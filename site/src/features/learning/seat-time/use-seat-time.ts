import { note_presence } from '@portico/shared/contract/learning/item-progress.ts'
import { useEffect } from 'react'
import { learnerCallWithoutRedirect } from '../learner-call.ts'
import { createSeatClock } from './seat-clock.ts'

// Playing media and working in a package also count as activity; they arrive as page events or frame messages.
const signs = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'timeupdate', 'message', 'blur'] as const

/** Reports the learner's time in an item to the server, while it may count. */
export function useSeatTime({
  item_id,
  related_id,
  isReported,
}: {
  item_id: number
  related_id: number
  isReported: boolean
}) {
  useEffect(() => {
    if (!isReported) return
    const clock = createSeatClock({
      now: () => performance.now(),
      isVisible: () => document.visibilityState === 'visible',
      send: (beat) =>
        learnerCallWithoutRedirect(note_presence, { params: { id: item_id }, body: { related_id, ...beat } }),
    })
    const say = () => void clock.say()
    for (const sign of signs) window.addEventListener(sign, clock.sign, { capture: true, passive: true })
    document.addEventListener('visibilitychange', say)
    const ticking = setInterval(clock.tick, 1_000)
    return () => {
      clearInterval(ticking)
      for (const sign of signs) window.removeEventListener(sign, clock.sign, { capture: true })
      document.removeEventListener('visibilitychange', say)
      say()
    }
  }, [item_id, related_id, isReported])
}
