import type { OutlineModule, Place } from '../outline-order.ts'
import type { Dragged } from './drag.ts'

type Over = Dragged & { readonly side: 'before' | 'after' }

/** Where an item goes that is dropped over another one, or over the head of a module: to its beginning. */
export function itemDropPosition(modules: readonly OutlineModule[], { kind, id, side }: Over): Place | null {
  if (kind === 'module') {
    const module = modules.find((one) => one.id === id)
    return module ? { module_id: id, before: module.items[0]?.id ?? null } : null
  }
  const module = modules.find(({ items }) => items.some((item) => item.id === id))
  if (!module) return null
  const at = module.items.findIndex((item) => item.id === id) + (side === 'after' ? 1 : 0)
  return { module_id: module.id, before: module.items[at]?.id ?? null }
}

/** Before which module one goes that is dropped over another's head; null for the end. */
export function moduleDropPosition(modules: readonly OutlineModule[], { id, side }: Over): number | null {
  const at = modules.findIndex((module) => module.id === id)
  return modules[side === 'after' ? at + 1 : at]?.id ?? null
}
