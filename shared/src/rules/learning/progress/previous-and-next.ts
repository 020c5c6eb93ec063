/** Previous and next item in outline order, across modules; null at the ends and for an unknown item. */
export function previousAndNext<Item extends { readonly id: number }>({
  items,
  item_id,
}: {
  items: readonly Item[]
  item_id: number
}): { previous: Item | null; next: Item | null } {
  const position = items.findIndex((item) => item.id === item_id)
  if (position === -1) return { previous: null, next: null }
  return { previous: items[position - 1] ?? null, next: items[position + 1] ?? null }
}
