import { stored } from '@portico/shared/browser/stored.ts'
import { useLayoutEffect, useMemo, useRef, type RefObject } from 'react'

const rowMargin_px = 8
const scrollOf = (course_id: number) => stored(`portico_outline_scroll:${course_id}`, Number, 'session')

/** Keeps the scroll position of a course's outline when the page is opened again in this tab. */
export function usePaneScroll(course_id: number): { pane: RefObject<HTMLDivElement | null>; onScroll: () => void } {
  const entry = useMemo(() => scrollOf(course_id), [course_id])
  const pane = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (pane.current) pane.current.scrollTop = entry.read() ?? 0
  }, [entry])
  return { pane, onScroll: () => void (pane.current && entry.write(pane.current.scrollTop)) }
}

/** Returns the visible part of a pane: its lower end may be below the window. */
function visiblePart(pane: Element): { top: number; bottom: number } {
  const { top, bottom } = pane.getBoundingClientRect()
  return { top: Math.max(top, 0), bottom: Math.min(bottom, innerHeight) }
}

/** Scrolls the outline, and never the page, until a row is visible. Does nothing where the outline has no scrolling of its own. */
export function showInPane(row: Element | null): void {
  const pane = row?.closest('.outline-tree')
  if (!row || !pane || pane.scrollHeight <= pane.clientHeight) return
  const seen = visiblePart(pane)
  const { top, bottom } = row.getBoundingClientRect()
  if (top >= seen.top + rowMargin_px && bottom <= seen.bottom - rowMargin_px) return
  pane.scrollTop += (top + bottom - seen.top - seen.bottom) / 2
}
