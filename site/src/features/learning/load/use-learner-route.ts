import { useCallback, useEffect, useState } from 'react'
import { parseLearnerPath, type ItemRoute } from './learner-path.ts'

const here = (): ItemRoute | null => {
  const route = parseLearnerPath(location.pathname)
  return route?.name === 'courses-learner-slug-relatedId-outline-item' ? route : null
}
const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.defaultPrevented && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** The item in the URL. Links between items of this course use history.pushState; all others load a page. */
export function useLearnerRoute(): { route: ItemRoute | null; go: (path: string) => void } {
  const [route, setRoute] = useState(here)
  const go = useCallback((path: string) => {
    const to = parseLearnerPath(path)
    const from = here()
    if (to?.name !== 'courses-learner-slug-relatedId-outline-item' || to.related_id !== from?.related_id)
      return location.assign(path)
    if (path !== location.pathname) history.pushState(null, '', path)
    setRoute(to)
  }, [])
  useEffect(() => {
    const back = () => setRoute(here())
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link || !isPlain(event) || link.target || link.origin !== location.origin || link.hash !== '') return
      if (parseLearnerPath(link.pathname)?.name !== 'courses-learner-slug-relatedId-outline-item') return
      event.preventDefault()
      go(link.pathname)
    }
    window.addEventListener('popstate', back)
    document.addEventListener('click', follow)
    return () => {
      window.removeEventListener('popstate', back)
      document.removeEventListener('click', follow)
    }
  }, [go])
  return { route, go }
}
