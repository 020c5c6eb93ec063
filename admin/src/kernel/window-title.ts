import { use, useEffect } from 'react'
import { SessionContext } from './session/session.ts'

/** Sets the window's title to the page and its portal: the selected one, unless another is named. */
export function useWindowTitle(title: string, portal_name?: string): void {
  const name = portal_name ?? use(SessionContext)?.portal.name ?? 'Portico'
  useEffect(() => {
    document.title = `${title} | ${name}`
  }, [title, name])
}
