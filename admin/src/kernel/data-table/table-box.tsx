import { useRef, type ReactNode } from 'react'
import { useRowKeys } from '../shortcuts/use-row-keys.ts'

/** Container of a table; a table that is too wide scrolls sideways, by keyboard too. `label` names it. */
export function TableBox({
  label,
  scrolls = false,
  children,
}: {
  label: string
  scrolls?: boolean | undefined
  children: ReactNode
}) {
  const box = useRef<HTMLDivElement>(null)
  useRowKeys(box)
  // A scrollable region must be reachable by Tab (WCAG 2.1.1), although it is not a control.
  return (
    <div
      ref={box}
      className={scrolls ? 'table-box grid-box' : 'table-box'}
      role="region"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      {children}
    </div>
  )
}
