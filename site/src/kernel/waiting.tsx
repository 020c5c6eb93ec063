import type { ReactNode } from 'react'

/** Placeholder of a page in the size of its content, with a sentence for screen readers. */
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
