import type { RefObject } from 'react'
import { useShortcut } from './use-shortcut.ts'

const focusable = 'a[href], button:not(:disabled), input:not(:disabled)'

/** `j` and `k` move through the rows of a table: they focus the control that opens a row, so that Enter opens it. */
export function useRowKeys(box: RefObject<HTMLElement | null>): void {
  const walk = (step: 1 | -1) => {
    const rows = [...(box.current?.querySelectorAll('tbody tr:not(.table-group)') ?? [])]
    const at = rows.findIndex((row) => row.contains(document.activeElement))
    const row = rows[at === -1 ? (step === 1 ? 0 : rows.length - 1) : at + step]
    const target = ['.cell-lead a[href]', focusable]
      .map((wanted) => row?.querySelector<HTMLElement>(wanted))
      .find(Boolean)
    target?.focus()
  }
  useShortcut('next', () => walk(1))
  useShortcut('previous', () => walk(-1))
}
