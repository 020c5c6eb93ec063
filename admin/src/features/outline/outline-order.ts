import type { Step } from '../../kernel/drag/row-handle.tsx'
import type { CourseOutline } from '@portico/shared/contract/courses/outline.ts'

export type OutlineModule = CourseOutline['modules'][number]
export type OutlineItem = OutlineModule['items'][number]
/** A position in a module: before one of its items, or at its end. */
export type OutlinePosition = { readonly module_id: number; readonly before: number | null }
/** The complete order that `sort_modules` sets. */
export type Order = { module_id: number; item_ids: number[] }[]

export const orderOf = (modules: readonly OutlineModule[]): Order =>
  modules.map(({ id, items }) => ({ module_id: id, item_ids: items.map((item) => item.id) }))

/** Returns the modules after some items moved together, keeping their order; unchanged modules stay the same objects. */
export function moveItems(
  modules: readonly OutlineModule[],
  ids: ReadonlySet<number>,
  to: OutlinePosition,
): OutlineModule[] {
  const moved = modules.flatMap(({ items }) => items.filter(({ id }) => ids.has(id)))
  return modules.map((module) => {
    const kept = module.items.filter(({ id }) => !ids.has(id))
    if (module.id !== to.module_id) return kept.length === module.items.length ? module : { ...module, items: kept }
    const after = module.items.slice(to.before === null ? module.items.length : indexOf(module.items, to.before))
    const next = after.find(({ id }) => !ids.has(id))
    const at = next ? kept.indexOf(next) : kept.length
    return { ...module, items: [...kept.slice(0, at), ...moved, ...kept.slice(at)] }
  })
}

/** Returns the modules with another item right after one of theirs; all other modules stay the same objects. */
export const withItemAfter = (modules: readonly OutlineModule[], id: number, added: OutlineItem): OutlineModule[] =>
  modules.map((module) => {
    const at = indexOf(module.items, id)
    return at < 0 ? module : { ...module, items: module.items.toSpliced(at + 1, 0, added) }
  })

export const withoutItems = (modules: readonly OutlineModule[], ids: ReadonlySet<number>): OutlineModule[] =>
  modules.map((module) => ({ ...module, items: module.items.filter(({ id }) => !ids.has(id)) }))

/** Returns the position after a step: past the neighbor, or across the edge of the module into the next one; null at the very end. */
export function stepItem(modules: readonly OutlineModule[], id: number, step: Step): OutlinePosition | null {
  const place = modules.findIndex(({ items }) => items.some((item) => item.id === id))
  const module = modules[place]
  if (!module) return null
  const at = indexOf(module.items, id)
  const here = (before: OutlineItem | undefined): OutlinePosition => ({
    module_id: module.id,
    before: before?.id ?? null,
  })
  if (step === 'top') return at === 0 ? null : here(module.items[0])
  if (step === 'bottom') return at === module.items.length - 1 ? null : here(undefined)
  if (step === 'up' && at > 0) return here(module.items[at - 1])
  if (step === 'down' && at < module.items.length - 1) return here(module.items[at + 2])
  const neighbor = modules[place + (step === 'up' ? -1 : 1)]
  if (!neighbor) return null
  return { module_id: neighbor.id, before: step === 'up' ? null : (neighbor.items[0]?.id ?? null) }
}

/** Returns the modules after one of them moved before another, or to the end. */
export function moveModule(modules: readonly OutlineModule[], id: number, before: number | null): OutlineModule[] {
  const own = modules.find((module) => module.id === id)
  if (!own || before === id) return [...modules]
  const others = modules.filter((module) => module !== own)
  const at = before === null ? others.length : indexOf(others, before)
  return [...others.slice(0, at), own, ...others.slice(at)]
}

/** Returns the module before which a step puts a module, null for the end, or undefined if it cannot move. */
export function stepModule(modules: readonly OutlineModule[], id: number, step: Step): number | null | undefined {
  const at = indexOf(modules, id)
  const last = modules.length - 1
  if (step === 'up' || step === 'top') return at === 0 ? undefined : modules[step === 'up' ? at - 1 : 0]?.id
  if (at === last) return undefined
  return step === 'down' ? (modules[at + 2]?.id ?? null) : null
}

/** Restores an earlier order for everything that still exists; newer entries stay at the end of their module. */
export function inOrderOf(modules: readonly OutlineModule[], order: Order): OutlineModule[] {
  const items = new Map(modules.flatMap((module) => module.items.map((item) => [item.id, item])))
  const known = new Set(order.flatMap(({ item_ids }) => item_ids))
  const wanted = new Map(order.map(({ module_id, item_ids }, place) => [module_id, { place, item_ids }]))
  const placeOf = ({ id }: OutlineModule): number => wanted.get(id)?.place ?? order.length
  return modules
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .map((module) => ({
      ...module,
      items: [
        ...(wanted.get(module.id)?.item_ids ?? []).flatMap((id) => items.get(id) ?? []),
        ...module.items.filter(({ id }) => !known.has(id)),
      ],
    }))
}

const indexOf = (all: readonly { readonly id: number }[], id: number): number => all.findIndex((one) => one.id === id)
