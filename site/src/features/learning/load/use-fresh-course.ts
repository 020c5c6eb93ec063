import { useEffect, useRef } from 'react'
import type { CourseView } from './course-view.ts'
import { hasJustLeftPackage } from './left-package.ts'
import { loadCourseQuietly } from './load-course.ts'
import { onShownAgain } from './on-shown-again.ts'

type Options = {
  slug: string
  related_id: number
  /** false: the page has not loaded yet, so it has nothing that could be stale */
  isLoaded: boolean
  onFresh: (view: CourseView) => void
}
/** When the page looks again after a package was left: its last data arrives within a second. */
export const looksAgain_ms = [300, 1_000, 3_000] as const

/** Reloads a course in the background: when the page is shown again, and shortly after a package was left. A failure leaves what is shown. */
export function useFreshCourse({ slug, related_id, isLoaded, onFresh }: Options): void {
  const now = useRef(onFresh)
  now.current = onFresh
  useEffect(() => {
    if (!isLoaded) return
    let isGone = false
    const renew = (): void =>
      void loadCourseQuietly({ slug, related_id }).then(
        (view) => void (isGone || now.current(view)),
        () => {},
      )
    const end = onShownAgain(renew)
    const timers = hasJustLeftPackage(related_id) ? looksAgain_ms.map((delay_ms) => setTimeout(renew, delay_ms)) : []
    return () => {
      isGone = true
      timers.forEach(clearTimeout)
      end()
    }
  }, [slug, related_id, isLoaded])
}
