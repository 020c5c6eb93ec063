type PositionedRow = { readonly id: number; readonly sort_number: number }
/** Target of a move: one position up or down, to an end, or next to another entry. */
export type Move =
  | { readonly place: 'up' | 'down' | 'top' | 'bottom' }
  | { readonly place: 'before' | 'after'; readonly neighbor_id: number }
type Moved = { readonly changes: readonly PositionedRow[]; readonly position: number }

export const highestSortNumber = 1_000_000
const gap = 10

/**
 * Returns the sort numbers to change so that the entry moves to its new position; `entries` must be sorted. Null if the entry or the neighbor no
 * longer exists.
 */
export function moveEntry(entries: readonly PositionedRow[], id: number, move: Move): Moved | null {
  const from = entries.findIndex((entry) => entry.id === id)
  const moved = entries[from]
  if (!moved) return null
  const others = entries.filter((entry) => entry !== moved)
  const at = targetIndex(others, from, move)
  if (at === null) return null
  if (at === from) return { changes: [], position: at + 1 }
  const between = numberBetween(others[at - 1], others[at])
  if (between !== null) return { changes: [{ id, sort_number: between }], position: at + 1 }
  return { changes: renumberAll([...others.slice(0, at), moved, ...others.slice(at)]), position: at + 1 }
}

function targetIndex(others: readonly PositionedRow[], from: number, move: Move): number | null {
  switch (move.place) {
    case 'top':
      return 0
    case 'bottom':
      return others.length
    case 'up':
      return Math.max(from - 1, 0)
    case 'down':
      return Math.min(from + 1, others.length)
    default: {
      const neighbor = others.findIndex((entry) => entry.id === move.neighbor_id)
      return neighbor === -1 ? null : neighbor + (move.place === 'after' ? 1 : 0)
    }
  }
}

/** Returns a free number between two entries, or null if there is none. */
function numberBetween(before: PositionedRow | undefined, after: PositionedRow | undefined): number | null {
  if (!before) return after && after.sort_number > 0 ? Math.max(after.sort_number - gap, 0) : null
  if (!after) return before.sort_number + gap <= highestSortNumber ? before.sort_number + gap : null
  const middle = Math.floor((before.sort_number + after.sort_number) / 2)
  return middle > before.sort_number && middle < after.sort_number ? middle : null
}

/** Renumbers the whole list with gaps between entries, as far as the number range allows. */
function renumberAll(entries: readonly PositionedRow[]): PositionedRow[] {
  const step = Math.min(gap, highestSortNumber / entries.length)
  return entries.flatMap(({ id, sort_number }, place) => {
    const wanted = Math.floor((place + 1) * step)
    return wanted === sort_number ? [] : [{ id, sort_number: wanted }]
  })
}
