import { use, useEffect } from 'react'
import { SessionContext } from './session/session.ts'

/** The window says what the page shows and on which portal: the one that is worked on, unless another is named. */
export function useWindowTitle(title: string, portal_name?: string): void {
  const name = portal_name ?? use(SessionContext)?.portal.name ?? 'Portico'
  useEffect(() => {
    document.title = `${title} | ${name}`
  }, [title, name])
}
