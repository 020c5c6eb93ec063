import type { ReactNode } from 'react'

/** What a page shows until its data is there: the place of what comes, in its size, and one sentence for whoever hears the page. */
export function Waiting({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="waiting">
      <p className="visually-hidden" role="status">
        {label}
      </p>
      <div aria-hidden="true">{children}</div>
    </div>
  )
}
