import type { ProgressAfter } from '@portico/shared/contract/learning/item-progress.ts'
import { nextItem } from '@portico/shared/rules/learning/progress/next-item.ts'
import { isDone, itemProgress } from '@portico/shared/states/learning/item-progress.ts'
import type { ItemWait } from '@portico/shared/states/learning/item-wait.ts'
import type { Transaction } from '../../db/client.ts'
import { filterUnready, readWaits } from '../item-types/door.ts'
import type { Outline, OutlineItem } from './outline.ts'

type Next = ProgressAfter['next_item']
type Found = { next_item: Next; /** title of the first item without attempts left */ exhausted_item: string | null }
type Item = OutlineItem & { enrollment_id: number; waits_for: ItemWait | null }
type Candidates = { is_sequential: boolean; items: Item[] }

/**
 * Finds the next item of each enrollment's outline, or null once everything is done, and an item without attempts left. Checks for content only where
 * it may decide: first of the chosen items, then of all others in outlines whose chosen item has none.
 */
export async function nextItems(db: Transaction, outlines: ReadonlyMap<number, Outline>): Promise<Map<number, Found>> {
  const all = await withWaits(db, outlines)
  const chosen = new Map([...all].map(([id, one]) => [id, openItem(one)]))
  const inAnyOrder = [...all].filter(([, { is_sequential }]) => !is_sequential)
  const unready = new Set(
    await filterUnready(
      db,
      inAnyOrder.flatMap(([id]) => chosen.get(id) ?? []),
    ),
  )
  const affected = inAnyOrder.filter(([, { items }]) => items.some((item) => unready.has(item)))
  for (const [id, item] of await readyItems(db, affected)) chosen.set(id, item)
  return new Map(
    [...all].map(([id, { items }]) => {
      const item = chosen.get(id) ?? null
      const exhausted_item = items.find(({ waits_for }) => waits_for === 'attempts')?.title ?? null
      return [id, { next_item: item && itemView(item), exhausted_item }]
    }),
  )
}

/** Same for one enrollment. */
export const nextOf = async (db: Transaction, enrollment_id: number, outline: Outline): Promise<Next> =>
  (await nextItems(db, new Map([[enrollment_id, outline]]))).get(enrollment_id)?.next_item ?? null

/** Adds what begun and failed items wait for; what was not begun waits for nothing. */
async function withWaits(db: Transaction, outlines: ReadonlyMap<number, Outline>): Promise<Map<number, Candidates>> {
  const all = new Map(
    [...outlines].map(([enrollment_id, { is_sequential, items }]) => [
      enrollment_id,
      { is_sequential, items: items.map((item): Item => ({ ...item, enrollment_id, waits_for: null })) },
    ]),
  )
  const begun = [...all.values()].flatMap(({ items }) => items.filter(isBegun))
  for (const [item, wait] of await readWaits(db, begun)) item.waits_for = wait
  return all
}
const isBegun = ({ status }: Item): boolean => !isDone(status) && status !== itemProgress.not_started

function openItem(outline: Candidates): Item | null {
  const next = nextItem(outline)
  return next && !isDone(next.status) ? next : null
}

/** Chooses again, knowing which open items have no content yet. */
async function readyItems(
  db: Transaction,
  outlines: readonly (readonly [number, Candidates])[],
): Promise<(readonly [number, Item | null])[]> {
  const open = outlines.flatMap(([, { items }]) => items.filter(({ status }) => !isDone(status)))
  const unready = new Set(await filterUnready(db, open))
  return outlines.map(([id, outline]) => {
    const items = outline.items.map((item) => ({ ...item, is_unready: unready.has(item) }))
    return [id, openItem({ ...outline, items })] as const
  })
}

const itemView = ({ id, itemable_type, title, module_id, waits_for }: Item) => ({
  id,
  itemable_type,
  title,
  module_id,
  waits_for,
})
