type Part = { readonly id: number; readonly title: string }
type Item = Part & { readonly module_id: number; readonly content_id: number; readonly is_free_preview: boolean }
type Outline = { readonly modules: readonly Part[]; readonly items: readonly Item[] }

/** How one outline differs from another: what was added, removed and renamed, and which items have other content or opened or closed their preview. */
export type OutlineDifference = {
  items: { added: number; removed: number; renamed: number; edited: number }
  modules: { added: number; removed: number; renamed: number }
  /** what both have is in another order or in another module */ is_reordered: boolean
}

/** Compares a draft with the published version. */
export function outlineDifference(before: Outline, after: Outline): OutlineDifference {
  const was = new Map(before.items.map((item) => [item.id, item]))
  const edited = after.items.filter((item) => {
    const { content_id, is_free_preview } = was.get(item.id) ?? item
    return content_id !== item.content_id || is_free_preview !== item.is_free_preview
  }).length
  return {
    items: { ...partDifference(before.items, after.items), edited },
    modules: partDifference(before.modules, after.modules),
    is_reordered: orderOf(before, after) !== orderOf(after, before),
  }
}

function partDifference(before: readonly Part[], after: readonly Part[]) {
  const was = new Map(before.map(({ id, title }) => [id, title]))
  const both = after.filter(({ id }) => was.has(id))
  return {
    added: after.length - both.length,
    removed: before.length - both.length,
    renamed: both.filter(({ id, title }) => was.get(id) !== title).length,
  }
}

/** The order of the modules and items that the other outline has too. */
function orderOf({ modules, items }: Outline, other: Outline): string {
  const moduleIds = new Set(other.modules.map(({ id }) => id))
  const itemIds = new Set(other.items.map(({ id }) => id))
  const placed = items
    .filter(({ id, module_id }) => itemIds.has(id) && moduleIds.has(module_id))
    .map(({ id, module_id }) => `${module_id}/${id}`)
  return [...modules.filter(({ id }) => moduleIds.has(id)).map(({ id }) => id), ...placed].join()
}
