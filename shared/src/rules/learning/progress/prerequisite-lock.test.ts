import { expect, test } from 'vitest'
import type { ItemProgress } from '../../../states/learning/item-progress.ts'
import { nextItem } from './next-item.ts'
import { mayStartItem } from './may-start-item.ts'
import { prerequisiteLock } from './prerequisite-lock.ts'

const sco = (
  id: number,
  status: ItemProgress,
  identifier: string,
  prerequisites: string | null = null,
  more: { package_id?: number; ancestors?: string[] } = {},
) => ({ id, status, scorm: { package_id: 1, ancestors: [], identifier, prerequisites, ...more } })
const lockOf = (items: ReturnType<typeof sco>[], id: number) => {
  const item = items.find((one) => one.id === id)
  return item ? (prerequisiteLock(items, item)?.id ?? null) : undefined
}

test('names the first unfinished prerequisite and matches identifiers only within the package', () => {
  const items = [sco(1, 2, 'a'), sco(2, 4, 'b'), sco(3, 4, 'c'), sco(4, 4, 'd', 'a & b & c')]
  expect(items.map(({ id }) => lockOf(items, id))).toEqual([null, null, null, 2])
  const elsewhere = [sco(1, 4, 'a', null, { package_id: 2 }), sco(4, 4, 'd', 'a')]
  expect(lockOf(elsewhere, 4)).toBeNull()
})

test('a heading means all SCOs below it, except the SCO with the prerequisite itself', () => {
  const items = [
    sco(1, 2, 'a', null, { ancestors: ['h'] }),
    sco(2, 1, 'b', null, { ancestors: ['h', 'k'] }),
    sco(3, 4, 'c', 'h', { ancestors: ['h'] }),
  ]
  expect(lockOf(items, 3)).toBe(2)
  expect(lockOf(items.with(1, sco(2, 5, 'b', null, { ancestors: ['h', 'k'] })), 3)).toBeNull()
  expect(lockOf([sco(1, 4, 'a', 'a')], 1)).toBeNull()
})

test('a negated prerequisite locks once its item is done; expressions without known names lock nothing', () => {
  const items = (status: ItemProgress) => [sco(1, status, 'a'), sco(2, 4, 'b', '~a')]
  expect([lockOf(items(1), 2), lockOf(items(2), 2)]).toEqual([null, 1])
  expect(lockOf([sco(1, 4, 'a', '5*{x}')], 1)).toBeNull()
})

test('sequential order outranks prerequisites, and the next item is one that may be started', () => {
  const items = [sco(1, 5, 'a'), sco(2, 4, 'b'), sco(3, 4, 'c', 'b')]
  expect(mayStartItem({ is_sequential: true, items, item_id: 3 }).unlocked_by?.id).toBe(2)
  expect(mayStartItem({ is_sequential: false, items: items.with(1, sco(2, 5, 'b')), item_id: 3 })).toEqual({
    may: true,
    unlocked_by: null,
  })
  const outline = [
    { id: 1, status: 4, locked_by: 'b' },
    { id: 2, status: 4, locked_by: null },
    { id: 3, status: 2, locked_by: null },
  ] as const
  expect(nextItem({ is_sequential: false, items: outline })?.id).toBe(2)
  expect(nextItem({ is_sequential: false, items: outline.map((one) => ({ ...one, locked_by: 'b' })) })?.id).toBe(1)
  expect(nextItem({ is_sequential: true, items: outline })?.id).toBe(2)
})
