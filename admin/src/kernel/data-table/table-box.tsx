import { useRef, type ReactNode } from 'react'
import { useRowKeys } from '../shortcuts/use-row-keys.ts'

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
  const box = useRef<HTMLDivElement>(null)
  useRowKeys(box)
  // What scrolls must be reachable by Tab (WCAG 2.1.1), though it is no control.
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
