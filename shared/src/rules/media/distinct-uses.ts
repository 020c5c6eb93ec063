import type { MaterialUse } from '../../contract/materials.ts'

/** Each place that shows a file: a lesson that shows it in its draft and in a published version is one place. */
export function distinctUses(uses: readonly MaterialUse[]): MaterialUse[] {
  // What is no item has nothing but its title, which templates and pools may share.
  const placeOf = ({ kind, item }: MaterialUse, index: number) => (item ? `${kind} ${item.id}` : index)
  return [...new Map(uses.map((use, index) => [placeOf(use, index), use])).values()]
}
