import type { ProgressAfter } from '@portico/shared/contract/learning-taking.ts'
import { nextItem } from '@portico/shared/rules/progress/next-item.ts'
import { isDone } from '@portico/shared/states/item-progress.ts'
import type { Transaction } from '../db/client.ts'
import { unreadyAmong } from '../item-types/unready-items.ts'
import type { Outline, OutlineItem } from './outline.ts'

type Next = ProgressAfter['next_item']

/** The item to go on with in each outline, null once everything is done. Whether there is content is asked only where it may decide. */
export async function nextItems(db: Transaction, outlines: readonly Outline[]): Promise<Map<Outline, Next>> {
  const chosen = new Map(outlines.map((outline) => [outline, openItem(outline)]))
  const unready = new Set(
    await unreadyAmong(
      db,
      [...chosen.values()].flatMap((item) => item ?? []),
    ),
  )
  for (const [outline, item] of chosen)
    if (item && unready.has(item)) chosen.set(outline, openItem(await withReadiness(db, outline)))
  return new Map([...chosen].map(([outline, item]) => [outline, item && shown(item)]))
}

/** The same for one outline. */
export const nextOf = async (db: Transaction, outline: Outline): Promise<Next> =>
  (await nextItems(db, [outline])).get(outline) ?? null

function openItem(outline: Outline): OutlineItem | null {
  const next = nextItem(outline)
  return next && !isDone(next.status) ? next : null
}

async function withReadiness(db: Transaction, outline: Outline): Promise<Outline> {
  const open = outline.items.filter(({ status }) => !isDone(status))
  const unready = new Set(await unreadyAmong(db, open))
  return { ...outline, items: outline.items.map((item) => ({ ...item, is_unready: unready.has(item) })) }
}

const shown = ({ id, itemable_type, title, module_id }: OutlineItem) => ({ id, itemable_type, title, module_id })
