import { delete_module, discard_course_draft, restore_module } from '@portico/shared/contract/courses/outline.ts'
import { delete_course_item, restore_course_item } from '@portico/shared/contract/courses/outline-items.ts'
import { api } from '../../../kernel/api.ts'
import { undoable } from '../../../kernel/undo/undoable.ts'
import { withoutItems } from '../outline-order.ts'
import type { ActionContext } from '../use-outline-actions.ts'

/** Removes modules and items from the draft, with undo. */
export const removingFrom = ({
  course_id,
  opened,
  save,
  show,
  modules,
  reload,
  reopenItem,
  forgetGraded,
}: ActionContext) => ({
  removeModule: (id: number) => {
    const title = modules().find((module) => module.id === id)?.title ?? ''
    const one = { params: { id }, query: { course_id } }
    show((all) => all.filter((module) => module.id !== id))
    save(() => api(delete_module, one).then(forgetGraded))
    undoable.offer({
      text: `“${title}” was deleted with its items.`,
      onUndo: () => {
        save(() => api(restore_module, one).then(forgetGraded))
        save(reload)
      },
    })
  },
  removeItems: (ids: ReadonlySet<number>) => {
    const gone = modules().flatMap(({ items }) => items.filter(({ id }) => ids.has(id)))
    const one = (id: number) => ({ params: { id }, query: { course_id } })
    const restore = () => {
      for (const { id } of gone) save(() => api(restore_course_item, one(id)).then(forgetGraded))
      save(reload)
    }
    show((all) => withoutItems(all, ids))
    for (const { id } of gone) save(() => api(delete_course_item, one(id)).then(forgetGraded))
    undoable.offer({
      text: gone.length === 1 ? `“${gone[0]?.title ?? ''}” was deleted.` : `${gone.length} items were deleted.`,
      onUndo: restore,
    })
  },
  discardDraft: (onDiscarded: () => void) =>
    save(async () => {
      await api(discard_course_draft, { query: { course_id } })
      forgetGraded()
      // Before the outline shows the old titles: the open form would take them for renamed ones, and save them.
      opened.abandon()
      reopenItem()
      await reload()
      onDiscarded()
    }),
})
