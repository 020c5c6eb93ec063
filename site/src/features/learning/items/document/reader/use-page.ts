import { removeIf } from '@portico/shared/browser/stored.ts'
import { note_item_page } from '@portico/shared/contract/learning/item-progress.ts'
import { useEffect, useRef, useState } from 'react'
import { learnerCallWithoutRedirect } from '../../../learner-call.ts'
import { unsentPosition } from '../../../playback/unsent-position.ts'
import { usePlayer } from '../../../player/player-context.ts'

// Pages passed while scrolling do not count.
const settled_ms = 1_500

/** The learner's current page in a document, saved on the server, and in this browser until the server has it. */
export function usePage(item: { id: number; page: number }) {
  const { view } = usePlayer()
  const { related_id } = view.course
  const unsent = unsentPosition(`portico_page_${related_id}_${item.id}`)
  const [start] = useState(() => Math.max(1, unsent.read() ?? item.page))
  const unsaid = useRef<number | null>(null)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const say = () => {
    clearTimeout(waiting.current)
    const page = unsaid.current
    if (page === null) return
    unsaid.current = null
    // If saving fails, the page number stays in this browser and is used next time.
    learnerCallWithoutRedirect(note_item_page, { params: { id: item.id }, body: { related_id, page } }).then(
      () => removeIf(unsent, (stored) => stored === page),
      () => {},
    )
  }
  const last = useRef(say)
  last.current = say
  useEffect(() => {
    const sayIt = () => last.current()
    document.addEventListener('visibilitychange', sayIt)
    return () => {
      document.removeEventListener('visibilitychange', sayIt)
      sayIt()
    }
  }, [])
  const turnedTo = (page: number) => {
    unsent.write(page)
    unsaid.current = page
    clearTimeout(waiting.current)
    waiting.current = setTimeout(() => last.current(), settled_ms)
  }
  return { start, turnedTo }
}
