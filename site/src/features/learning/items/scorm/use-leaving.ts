import { useEffect, useRef } from 'react'
import { notePackageLeft } from '../../load/left-package.ts'
import { usePlayer } from '../../player/player-context.ts'

/** Time within which the last data of a closed frame has arrived. */
const lateData_ms = 1_000

/**
 * Looks what the course has become when a package is left: immediately, and again when its last data has arrived. The next page does the same if the
 * learner leaves the player. `report`: sends a result that counts even if the learner moves on.
 */
export function useLeaving({
  related_id,
  report,
}: {
  related_id: number
  report: (() => Promise<unknown>) | null
}): void {
  const { refresh } = usePlayer()
  const look = () => void refresh().catch(() => {})
  // By then the frame is gone and has sent its data.
  const leave = (): void => {
    setTimeout(look, lateData_ms)
    if (report === null) return look()
    report().then(look, look)
  }
  const now = useRef(leave)
  now.current = leave
  useEffect(() => {
    const gone = () => notePackageLeft(related_id)
    window.addEventListener('pagehide', gone)
    return () => {
      window.removeEventListener('pagehide', gone)
      now.current()
    }
  }, [])
}
