type Use = { readonly kind: string; readonly item: { readonly id: number } | null }

/** Each place that shows a file: a lesson that shows it in its draft and in a published version is one place. */
export function distinctUses<T extends Use>(uses: readonly T[]): T[] {
  // What is no item has nothing but its title, which templates and pools may share.
  const placeOf = ({ kind, item }: Use, index: number) => (item ? `${kind} ${item.id}` : index)
  return [...new Map(uses.map((use, index) => [placeOf(use, index), use])).values()]
}
