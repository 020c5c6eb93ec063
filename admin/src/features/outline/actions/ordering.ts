import { update_outline_settings } from '@portico/shared/contract/courses/outline.ts'
import { api } from '../../../kernel/api.ts'
import { undoable } from '../../../kernel/undo/undoable.ts'
import type { ActionContext } from '../use-outline-actions.ts'

/** Sets whether the course's items unlock one at a time, with undo. */
export function orderingOf({ course_id, isSequential, save, showOutline }: ActionContext) {
  const set = (is_sequential: boolean) => {
    showOutline((outline) => ({ ...outline, is_sequential }))
    save(() => api(update_outline_settings, { query: { course_id }, body: { is_sequential } }), 'item order')
  }
  return {
    setSequential: (is_sequential: boolean) => {
      if (is_sequential === isSequential()) return
      set(is_sequential)
      undoable.offer({
        text: is_sequential ? 'Items now unlock one at a time.' : 'Items can now be taken in any order.',
        onUndo: () => set(!is_sequential),
      })
    },
  }
}
