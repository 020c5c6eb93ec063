import { contentStatus } from '@portico/shared/states/content.ts'
import { create_module } from '@portico/shared/contract/courses/outline.ts'
import { create_course_item } from '@portico/shared/contract/courses/outline-items.ts'
import { itemTypeOf } from '@portico/shared/item-types/item-types.ts'
import type { AuthoredContent } from '@portico/shared/item-types/authored-content.ts'
import { api } from '../../../kernel/api.ts'
import type { ActionContext } from '../use-outline-actions.ts'

/** Adds modules and items. They appear only once the API has created them, because they are identified by their ids. */
export const addingTo = ({ course_id, modules, save, show }: ActionContext) => ({
  addModule: (onAdded: (module_id: number) => void) =>
    save(async () => {
      // Count when this save runs, so that two quick clicks do not create the same title twice.
      const title = `Module ${modules().length + 1}`
      const made = await api(create_module, { query: { course_id }, body: { title } })
      show((modules) => [...modules, made])
      onAdded(made.id)
    }),
  addItem: (module_id: number, content: AuthoredContent, onAdded: (item_id: number) => void) =>
    save(async () => {
      const { itemable_type } = content
      const title = `New ${itemTypeOf(itemable_type).label.toLowerCase()}`
      const made = await api(create_course_item, { query: { course_id }, body: { module_id, title, content } })
      const item = { id: made.id, itemable_type, title: made.title, publication_status: contentStatus.draft }
      show((modules) =>
        modules.map((module) => (module.id === module_id ? { ...module, items: [...module.items, item] } : module)),
      )
      onAdded(made.id)
    }),
})
