import type { ProgressAfter } from '@portico/shared/contract/learning/item-progress.ts'
import { nextItem } from '@portico/shared/rules/learning/progress/next-item.ts'
import { isDone } from '@portico/shared/states/learning/item-progress.ts'
import type { Transaction } from '../../db/client.ts'
import { filterUnready } from '../item-types/door.ts'
import type { Outline, OutlineItem } from './outline.ts'

type Next = ProgressAfter['next_item']

/**
 * Finds the next item of each outline, or null once everything is done. Checks for content only where it may decide: first of the chosen items, then
 * of all others in outlines whose chosen item has none.
 */
export async function nextItems(db: Transaction, outlines: readonly Outline[]): Promise<Map<Outline, Next>> {
  const chosen = new Map(outlines.map((outline) => [outline, openItem(outline)]))
  const inAnyOrder = outlines.filter(({ is_sequential }) => !is_sequential)
  const unready = new Set(
    await filterUnready(
      db,
      inAnyOrder.flatMap((outline) => chosen.get(outline) ?? []),
    ),
  )
  const affected = inAnyOrder.filter((outline) => outline.items.some((item) => unready.has(item)))
  for (const [outline, item] of await readyItems(db, affected)) chosen.set(outline, item)
  return new Map([...chosen].map(([outline, item]) => [outline, item && itemView(item)]))
}

/** Same for one outline. */
export const nextOf = async (db: Transaction, outline: Outline): Promise<Next> =>
  (await nextItems(db, [outline])).get(outline) ?? null

function openItem(outline: Outline): OutlineItem | null {
  const next = nextItem(outline)
  return next && !isDone(next.status) ? next : null
}

/** Chooses again, knowing which open items have no content yet. */
async function readyItems(
  db: Transaction,
  outlines: readonly Outline[],
): Promise<(readonly [Outline, OutlineItem | null])[]> {
  const open = outlines.flatMap(({ items }) => items.filter(({ status }) => !isDone(status)))
  const unready = new Set(await filterUnready(db, open))
  return outlines.map((outline) => {
    const items = outline.items.map((item) => ({ ...item, is_unready: unready.has(item) }))
    return [outline, openItem({ ...outline, items })] as const
  })
}

const itemView = ({ id, itemable_type, title, module_id }: OutlineItem) => ({ id, itemable_type, title, module_id })
