import { expect, test } from 'vitest'
import { inOrderOf, moveItems, moveModule, orderOf, stepItem, stepModule, type OutlineModule } from './outline-order.ts'

const item = (id: number) => ({
  id,
  itemable_type: 'Text' as const,
  title: `Item ${id}`,
  publication_status: 2 as const,
})
const modules: OutlineModule[] = [
  { id: 1, title: 'One', items: [item(11), item(12), item(13)] },
  { id: 2, title: 'Two', items: [] },
  { id: 3, title: 'Three', items: [item(31)] },
]
const ids = (all: readonly OutlineModule[]) => all.map(({ id, items }) => [id, items.map((one) => one.id)])

test('moves items of several modules together in order; unaffected modules stay the same objects', () => {
  const after = moveItems(modules, new Set([31, 12]), { module_id: 1, before: 11 })
  expect(ids(after)).toEqual([
    [1, [12, 31, 11, 13]],
    [2, []],
    [3, []],
  ])
  expect(after[1]).toBe(modules[1])
  // The target item is itself being moved, so the items go before the next one that stays.
  expect(ids(moveItems(modules, new Set([12, 13]), { module_id: 1, before: 12 }))[0]).toEqual([1, [11, 12, 13]])
  expect(ids(moveItems(modules, new Set([11]), { module_id: 2, before: null }))[1]).toEqual([2, [11]])
})

test('a step passes the neighbor, or enters the next module, even an empty one', () => {
  const walk = (id: number, step: 'up' | 'down' | 'top' | 'bottom') => {
    const to = stepItem(modules, id, step)
    return to && ids(moveItems(modules, new Set([id]), to))
  }
  expect(walk(12, 'up')?.[0]).toEqual([1, [12, 11, 13]])
  expect(walk(12, 'down')?.[0]).toEqual([1, [11, 13, 12]])
  expect(walk(13, 'down')?.[1]).toEqual([2, [13]])
  expect(walk(31, 'up')?.[1]).toEqual([2, [31]])
  expect(walk(13, 'top')?.[0]).toEqual([1, [13, 11, 12]])
  expect([walk(11, 'up'), walk(31, 'down'), walk(11, 'top'), walk(13, 'bottom')]).toEqual([null, null, null, null])
})

test('moves modules up, down and to both ends; they stay put at the edge', () => {
  const walk = (id: number, step: 'up' | 'down' | 'top' | 'bottom') => {
    const before = stepModule(modules, id, step)
    return before === undefined ? null : moveModule(modules, id, before).map((module) => module.id)
  }
  expect([walk(2, 'up'), walk(1, 'down'), walk(3, 'top'), walk(1, 'bottom')]).toEqual([
    [2, 1, 3],
    [2, 1, 3],
    [3, 1, 2],
    [2, 3, 1],
  ])
  expect([walk(1, 'up'), walk(3, 'down')]).toEqual([null, null])
})

test('restores an earlier order without removed items; newer items stay at the end', () => {
  const order = orderOf(modules)
  const moved = moveModule(moveItems(modules, new Set([11, 31]), { module_id: 2, before: null }), 3, 1)
  const since = moved
    .filter(({ id }) => id !== 2)
    .map((module) => (module.id === 1 ? { ...module, items: [item(99), ...module.items] } : module))
  expect(ids(inOrderOf(moved, order))).toEqual(ids(modules))
  expect(ids(inOrderOf(since, order))).toEqual([
    [1, [12, 13, 99]],
    [3, []],
  ])
})
