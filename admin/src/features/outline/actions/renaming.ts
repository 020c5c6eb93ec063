import { update_module } from '@portico/shared/contract/courses/outline.ts'
import { show_course_item, update_course_item } from '@portico/shared/contract/courses/outline-items.ts'
import { api } from '../../../kernel/api.ts'
import { undoable } from '../../../kernel/undo/undoable.ts'
import type { OutlineModule } from '../outline-order.ts'
import type { ActionContext } from '../use-outline-actions.ts'

const withModule = (modules: readonly OutlineModule[], id: number, title: string): OutlineModule[] =>
  modules.map((module) => (module.id === id ? { ...module, title } : module))

/** Returns the modules with a renamed item; all other modules stay the same objects. */
export const withItem = (modules: readonly OutlineModule[], id: number, title: string): OutlineModule[] =>
  modules.map((module) =>
    module.items.some((item) => item.id === id)
      ? { ...module, items: module.items.map((item) => (item.id === id ? { ...item, title } : item)) }
      : module,
  )

/** Renames modules and items in the outline itself, with undo. */
export function renamingIn({ course_id, opened, save, show, modules }: ActionContext) {
  const setModule = (id: number, title: string) => {
    show((all) => withModule(all, id, title))
    save(() => api(update_module, { params: { id }, query: { course_id }, body: { title } }), `module ${id}`)
  }
  const setItem = (id: number, title: string) => {
    show((all) => withItem(all, id, title))
    save(async () => {
      // Save on top of the version that the item's open editor has, so that no one's content is overwritten.
      const shown = opened.get()
      const open = shown?.id === id ? shown : null
      const one = { params: { id }, query: { course_id } }
      const { version } = open ?? (await api(show_course_item, one))
      const saved = await api(update_course_item, { ...one, body: { title, version } })
      if (open) open.version = saved.version
    }, `title ${id}`)
  }
  const offer = (before: string | undefined, title: string, set: (title: string) => void) => {
    if (before === undefined || before === title) return
    set(title)
    undoable.offer({ text: `“${before}” is now “${title}”.`, onUndo: () => set(before) })
  }
  return {
    renameModule: (id: number, title: string) =>
      offer(modules().find((module) => module.id === id)?.title, title, (next) => setModule(id, next)),
    renameItem: (id: number, title: string) => {
      const item = modules()
        .flatMap(({ items }) => items)
        .find((one) => one.id === id)
      offer(item?.title, title, (next) => setItem(id, next))
    },
    /** the editor saves the title itself; the outline only displays it */
    showTitle: (id: number, title: string) => show((all) => withItem(all, id, title)),
  }
}
