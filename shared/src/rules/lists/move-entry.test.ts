import { describe, expect, test } from 'vitest'
import { highestSortNumber, moveEntry, type Move } from './move-entry.ts'

const list = (...numbers: number[]) => numbers.map((sort_number, place) => ({ id: place + 1, sort_number }))
/** Ids in database order after the changes are applied. */
function after(entries: ReturnType<typeof list>, id: number, move: Move): number[] {
  const changed = new Map(moveEntry(entries, id, move)?.changes.map((one) => [one.id, one.sort_number]))
  return entries
    .map((one) => ({ ...one, sort_number: changed.get(one.id) ?? one.sort_number }))
    .toSorted((a, b) => a.sort_number - b.sort_number || a.id - b.id)
    .map((one) => one.id)
}

describe('moving a list entry', () => {
  const moves: [Move, number[]][] = [
    [{ place: 'up' }, [1, 3, 2, 4]],
    [{ place: 'down' }, [1, 2, 4, 3]],
    [{ place: 'top' }, [3, 1, 2, 4]],
    [{ place: 'bottom' }, [1, 2, 4, 3]],
    [{ place: 'before', neighbor_id: 1 }, [3, 1, 2, 4]],
    [{ place: 'after', neighbor_id: 1 }, [1, 3, 2, 4]],
    [{ place: 'after', neighbor_id: 4 }, [1, 2, 4, 3]],
  ]
  test.each(moves)('%j moves the entry there, regardless of the previous numbers', (move, wanted) => {
    for (const entries of [list(10, 20, 30, 40), list(0, 0, 0, 0), list(1, 2, 3, 4), list(0, 0, 7, 7)])
      expect(after(entries, 3, move)).toEqual(wanted)
  })

  test('changes only the moved entry if there is a free number, otherwise renumbers the list', () => {
    expect(moveEntry(list(10, 20, 30), 3, { place: 'up' })).toEqual({
      changes: [{ id: 3, sort_number: 15 }],
      position: 2,
    })
    expect(moveEntry(list(0, 0, 0), 3, { place: 'top' })?.changes).toEqual([
      { id: 3, sort_number: 10 },
      { id: 1, sort_number: 20 },
      { id: 2, sort_number: 30 },
    ])
    const full = list(highestSortNumber - 1, highestSortNumber)
    expect(after(full, 1, { place: 'bottom' })).toEqual([2, 1])
  })

  test('changes nothing if the position stays the same, and returns null for missing entries', () => {
    expect(moveEntry(list(1, 2), 1, { place: 'up' })).toEqual({ changes: [], position: 1 })
    expect(moveEntry(list(1, 2), 2, { place: 'down' })).toEqual({ changes: [], position: 2 })
    expect(moveEntry(list(1, 2), 2, { place: 'after', neighbor_id: 1 })).toEqual({ changes: [], position: 2 })
    expect(moveEntry(list(1, 2), 3, { place: 'up' })).toBeNull()
    expect(moveEntry(list(1, 2), 1, { place: 'after', neighbor_id: 9 })).toBeNull()
    expect(moveEntry(list(1, 2), 1, { place: 'after', neighbor_id: 1 })).toBeNull()
  })
})
