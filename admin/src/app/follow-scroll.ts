import { scrollToTarget } from '@portico/shared/browser/scroll-to-target.ts'
import { scrollTarget } from '@portico/shared/pages/scroll-target.ts'
import type { AnyRouter } from '@tanstack/react-router'

/** Remembers the scroll position of each history entry and scrolls by the rules of SES-036 and SES-037 on navigation. */
export function followScroll(router: AnyRouter): void {
  const left = new Map<string, { left: number; top: number }>()
  history.scrollRestoration = 'manual'
  let goesBack = false
  router.history.subscribe(
    ({ action }: { action: { type: string } }) =>
      void (goesBack = action.type === 'BACK' || action.type === 'FORWARD' || action.type === 'GO'),
  )
  router.subscribe(
    'onBeforeLoad',
    ({ fromLocation }) => void (fromLocation && left.set(fromLocation.href, { left: scrollX, top: scrollY })),
  )
  router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged, hashChanged }) => {
    if (!pathChanged && !hashChanged) return
    const { pathname: path, searchStr, hash } = toLocation
    void scrollToTarget(
      scrollTarget({
        from: fromLocation?.pathname ?? null,
        path,
        query: new URLSearchParams(searchStr),
        hash,
        saved: goesBack ? (left.get(toLocation.href) ?? null) : null,
      }),
    )
  })
}
