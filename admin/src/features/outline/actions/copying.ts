import { copy_course_item, delete_course_item } from '@portico/shared/contract/courses/outline-items.ts'
import { contentStatus } from '@portico/shared/states/content.ts'
import { api } from '../../../kernel/api.ts'
import { undoable } from '../../../kernel/undo/undoable.ts'
import { withItemAfter, withoutItems } from '../outline-order.ts'
import type { ActionContext } from '../use-outline-actions.ts'

/** Duplicates an item, with undo. The copy appears only once the API has created it, because it is identified by its id. */
export const copyingIn = ({ course_id, save, show, forgetGraded }: ActionContext) => ({
  copyItem: (id: number) =>
    save(async () => {
      const query = { course_id }
      const made = await api(copy_course_item, { params: { id }, query })
      show((modules) => withItemAfter(modules, id, { ...made, publication_status: contentStatus.draft }))
      forgetGraded()
      undoable.offer({
        text: `“${made.title}” was added.`,
        onUndo: () => {
          show((modules) => withoutItems(modules, new Set([made.id])))
          save(() => api(delete_course_item, { params: { id: made.id }, query }).then(forgetGraded))
        },
      })
    }),
})
