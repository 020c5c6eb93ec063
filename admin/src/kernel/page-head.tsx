import type { ReactNode } from 'react'
import { useWindowTitle } from './window-title.ts'

/** Title, one line about the page's purpose, and its main actions. Also sets the window's title, with the name of the selected portal. */
export function PageHead({
  title,
  portal_name,
  children,
  actions,
}: {
  title: string
  /** the portal that the page is about, if it is not the selected one */
  portal_name?: string | undefined
  children?: ReactNode
  actions?: ReactNode
}) {
  useWindowTitle(title, portal_name)
  return (
    <header className="staff-head">
      <div>
        <h1>{title}</h1>
        {children ? <p>{children}</p> : null}
      </div>
      {actions ? <div className="staff-actions">{actions}</div> : null}
    </header>
  )
}
