export type Drop = { readonly row: Element; readonly place: 'before' | 'after'; readonly neighbor_id: number }

/** Returns the row next to which a row dragged to this height would drop; null over its own position. */
export function dropAt(handle: Element, y: number): Drop | null {
  const own = handle.closest('tr')
  const rows = [...(own?.parentElement?.querySelectorAll('tr') ?? [])].filter((row) => row.querySelector('[data-move]'))
  const first = rows[0]
  if (!own || !first) return null
  const over = rows.findLast((row) => row.getBoundingClientRect().top <= y) ?? first
  const { top, height } = over.getBoundingClientRect()
  const place = y < top + height / 2 ? 'before' : 'after'
  const neighbor_id = Number(over.querySelector('[data-move]')?.getAttribute('data-move'))
  return over === own ? null : { row: over, place, neighbor_id }
}

/** Draws the line at the drop position and removes the earlier one. */
export function markDrop(drop: Drop | null): Drop | null {
  for (const row of document.querySelectorAll('[data-drop]')) row.removeAttribute('data-drop')
  drop?.row.setAttribute('data-drop', drop.place)
  return drop
}
