import type { ReactNode } from 'react'
import { useWindowTitle } from './window-title.ts'

/** Title, one line of what the page is for, and its main actions. The window's title follows, with the portal that is worked on. */
export function PageHead({
  title,
  portal_name,
  children,
  actions,
}: {
  title: string
  /** of the portal that the page is about, where that is not the one worked on */
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
