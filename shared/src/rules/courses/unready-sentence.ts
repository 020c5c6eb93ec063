import { itemTypeOf } from '../../item-types/item-types.ts'
import type { ItemType } from '../../item-types/item-type.ts'

const mostNamed = 5
type Unready = { readonly title: string; readonly itemable_type: ItemType }

/** Lists items that learners could not complete, with the reason; the first five by name (BLD-021). */
export function unreadySentence(items: readonly Unready[]): string {
  const named = items
    .slice(0, mostNamed)
    .map(({ title, itemable_type }) => `“${title}” (${itemTypeOf(itemable_type).unready})`)
  const others = items.length - named.length
  const all = others > 0 ? [...named, `${others} more`] : named
  return `Not ready for learners: ${new Intl.ListFormat('en-US').format(all)}.`
}
