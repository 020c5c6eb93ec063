import { useEffect, type ReactNode } from 'react'

/** Title, one line of what the page is for, and its main actions. The window's title follows. */
export function PageHead({ title, children, actions }: { title: string; children?: ReactNode; actions?: ReactNode }) {
  useEffect(() => {
    document.title = `${title} · Portico`
  }, [title])
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
