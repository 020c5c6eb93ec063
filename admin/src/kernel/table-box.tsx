import type { ReactNode } from 'react'

/** A table that scrolls sideways where it does not fit, by keyboard too; `label` names it. */
export function TableBox({
  label,
  className,
  children,
}: {
  label: string
  className?: string | undefined
  children: ReactNode
}) {
  // What scrolls must be reachable by Tab (WCAG 2.1.1), though it is no control.
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={`table-box ${className ?? ''}`} tabIndex={0} role="region" aria-label={label}>
      {children}
    </div>
  )
}
