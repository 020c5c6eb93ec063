type Placed = { readonly id: number; readonly sort_number: number }
/** Where an entry goes: one place, to an end, or next to another entry. */
export type Move =
  | { readonly place: 'up' | 'down' | 'top' | 'bottom' }
  | { readonly place: 'before' | 'after'; readonly neighbor_id: number }
type Moved = { readonly changes: readonly Placed[]; readonly position: number }

export const highestSortNumber = 1_000_000
const gap = 10

/** The numbers that change so that the entry stands where it shall; `entries` come in their order. Null: there is no such entry, or no such neighbor any more. */
export function moveEntry(entries: readonly Placed[], id: number, move: Move): Moved | null {
  const from = entries.findIndex((entry) => entry.id === id)
  const moved = entries[from]
  if (!moved) return null
  const others = entries.filter((entry) => entry !== moved)
  const at = placeIn(others, from, move)
  if (at === null) return null
  if (at === from) return { changes: [], position: at + 1 }
  const between = numberBetween(others[at - 1], others[at])
  if (between !== null) return { changes: [{ id, sort_number: between }], position: at + 1 }
  return { changes: numberedAnew([...others.slice(0, at), moved, ...others.slice(at)]), position: at + 1 }
}

function placeIn(others: readonly Placed[], from: number, move: Move): number | null {
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

/** A free number after the one and before the other, as far as there is one. */
function numberBetween(before: Placed | undefined, after: Placed | undefined): number | null {
  if (!before) return after && after.sort_number > 0 ? Math.max(after.sort_number - gap, 0) : null
  if (!after) return before.sort_number + gap <= highestSortNumber ? before.sort_number + gap : null
  const middle = Math.floor((before.sort_number + after.sort_number) / 2)
  return middle > before.sort_number && middle < after.sort_number ? middle : null
}

/** The whole list with room between its entries, as far as numbers reach. */
function numberedAnew(entries: readonly Placed[]): Placed[] {
  const step = Math.min(gap, highestSortNumber / entries.length)
  return entries.flatMap(({ id, sort_number }, place) => {
    const wanted = Math.floor((place + 1) * step)
    return wanted === sort_number ? [] : [{ id, sort_number: wanted }]
  })
}
