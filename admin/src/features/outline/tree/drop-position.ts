import type { Over } from '../../../kernel/drag/drag-rows.ts'
import type { OutlineModule, OutlinePosition } from '../outline-order.ts'

/** Returns the position for an item dropped on another item, or on a module's head, which means the module's beginning. */
export function itemDropPosition(modules: readonly OutlineModule[], { kind, id, side }: Over): OutlinePosition | null {
  if (kind === 'module') {
    const module = modules.find((one) => one.id === id)
    return module ? { module_id: id, before: module.items[0]?.id ?? null } : null
  }
  const module = modules.find(({ items }) => items.some((item) => item.id === id))
  if (!module) return null
  const at = module.items.findIndex((item) => item.id === id) + (side === 'after' ? 1 : 0)
  return { module_id: module.id, before: module.items[at]?.id ?? null }
}

/** Returns the module before which a module dropped on another's head goes; null for the end. */
export function moduleDropPosition(modules: readonly OutlineModule[], { id, side }: Over): number | null {
  const at = modules.findIndex((module) => module.id === id)
  return modules[side === 'after' ? at + 1 : at]?.id ?? null
}
