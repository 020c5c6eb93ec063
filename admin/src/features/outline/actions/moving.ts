import type { Step } from '../../../kernel/drag/row-handle.tsx'
import { sort_modules } from '@portico/shared/contract/courses/outline.ts'
import { api } from '../../../kernel/api.ts'
import { undoable } from '../../../kernel/undo/undoable.ts'
import {
  inOrderOf,
  moveItems,
  moveModule,
  orderOf,
  stepItem,
  stepModule,
  type OutlineModule,
  type OutlinePosition,
} from '../outline-order.ts'
import type { ActionContext } from '../use-outline-actions.ts'

/** Moves modules and items, with undo. Each function returns a sentence with the new position, for screen readers. */
export function movingIn({ course_id, save, show, modules }: ActionContext) {
  const set = (next: OutlineModule[]) => {
    show(() => next)
    const sort = orderOf(next)
    save(() => api(sort_modules, { query: { course_id }, body: { sort } }))
  }
  const offer = (next: OutlineModule[], text: string): string => {
    const before = orderOf(modules())
    if (JSON.stringify(before) === JSON.stringify(orderOf(next))) return ''
    set(next)
    undoable.offer({ text, onUndo: () => set(inOrderOf(modules(), before)) })
    return text
  }
  const move = (ids: ReadonlySet<number>, to: OutlinePosition): string => {
    const next = moveItems(modules(), ids, to)
    return offer(next, moveAnnouncement(next, ids, to.module_id))
  }
  const putModule = (id: number, before: number | null): string => {
    const next = moveModule(modules(), id, before)
    const at = next.findIndex((module) => module.id === id)
    return offer(next, `“${next[at]?.title ?? ''}” is now module ${at + 1} of ${next.length}.`)
  }
  return {
    moveItems: move,
    stepItem: (id: number, step: Step): string => {
      const to = stepItem(modules(), id, step)
      return to ? move(new Set([id]), to) : ''
    },
    moveModule: putModule,
    stepModule: (id: number, step: Step): string => {
      const before = stepModule(modules(), id, step)
      return before === undefined ? '' : putModule(id, before)
    },
  }
}

function moveAnnouncement(modules: readonly OutlineModule[], ids: ReadonlySet<number>, module_id: number): string {
  const module = modules.find(({ id }) => id === module_id)
  const at = module?.items.findIndex(({ id }) => ids.has(id)) ?? -1
  const item = module?.items[at]
  if (!module || !item) return ''
  if (ids.size > 1) return `${ids.size} items are now in “${module.title}”.`
  return `“${item.title}” is now ${at + 1} of ${module.items.length} in “${module.title}”.`
}
