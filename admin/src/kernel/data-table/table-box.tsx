import type { ReactNode } from 'react'

/** What a table stands in; where it does not fit it scrolls sideways, by keyboard too. `label` names it. */
export function TableBox({
  label,
  scrolls = false,
  children,
}: {
  label: string
  scrolls?: boolean | undefined
  children: ReactNode
}) {
  // What scrolls must be reachable by Tab (WCAG 2.1.1), though it is no control.
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={scrolls ? 'table-box grid-box' : 'table-box'} tabIndex={0} role="region" aria-label={label}>
      {children}
    </div>
  )
}
