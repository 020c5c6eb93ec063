let added: number | null = null

/** Remembers a new item, so that its editor opens with the title selected. Adding it opens another page, which starts without state. */
export const markAdded = (item_id: number): void => void (added = item_id)

/** Whether this item was just added; true only once. */
export function takeAdded(item_id: number): boolean {
  const isAdded = added === item_id
  if (isAdded) added = null
  return isAdded
}
