import { itemTypeNames } from '@portico/shared/item-types/item-type.ts'
import { itemTypeOf } from '@portico/shared/item-types/item-types.ts'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Menu, type MenuEntry } from '@portico/shared/ui/menu.tsx'
import { useNavigate } from '@tanstack/react-router'
import { emptyContent } from '../../item-types/item-editors.ts'
import { markAdded } from '../added-item.ts'
import { useOutline } from '../outline-context.ts'

/** Menu of the item types that can be created here; a new item opens in its editor. */
export function AddItemMenu({ module_id, title }: { module_id: number; title: string }) {
  const { course, actions } = useOutline()
  const navigate = useNavigate()
  const entries = itemTypeNames.flatMap((itemable_type): MenuEntry[] => {
    const content = emptyContent(itemable_type)
    if (content === null) return []
    const { label, author_label = label, icon } = itemTypeOf(itemable_type)
    const open = (item_id: number) => {
      markAdded(item_id)
      void navigate({ to: linkToStaff('courseOutlineItem', { slug: course.slug, itemable_type, item_id }) })
    }
    return [{ label: author_label, icon, onSelect: () => actions.addItem(module_id, content, open) }]
  })
  return (
    <Menu
      align="start"
      trigger={
        <Button kind="quiet" size="small" icon="plus" aria-label={`Add item to ${title}`}>
          Add item
        </Button>
      }
      entries={entries}
    />
  )
}
