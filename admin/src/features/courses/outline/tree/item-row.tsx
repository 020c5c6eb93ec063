import { itemTypeOf } from '@portico/shared/item-types/item-types.ts'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { Icon } from '@portico/shared/ui/icon.tsx'
import { IconButton } from '@portico/shared/ui/icon-button.tsx'
import { Menu } from '@portico/shared/ui/menu.tsx'
import { Link } from '@tanstack/react-router'
import { memo, useEffect, useRef, useState } from 'react'
import { useOutline } from '../outline-context.ts'
import type { OutlineItem, Step } from '../order/outline-order.ts'
import { dragRow } from './drag.ts'
import { InlineTitle } from './inline-title.tsx'
import { OutlineHandle } from './move-handle.tsx'
import { stepEntries } from './step-entries.ts'

type Props = {
  item: OutlineItem
  isOpen: boolean
  isSelected: boolean
  onSelect: (id: number, isRange: boolean) => void
  onStep: (id: number, step: Step) => void
  onMoveTo: (id: number) => void
}

/** One item of the outline. Drawn again only when it changed itself: an outline may have hundreds. */
export const ItemRow = memo(function ItemRow({ item, isOpen, isSelected, onSelect, onStep, onMoveTo }: Props) {
  const { course, actions, mayEdit } = useOutline()
  const [isRenaming, setRenaming] = useState(false)
  const row = useRef<HTMLLIElement>(null)
  const handle = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (row.current && handle.current) return dragRow(row.current, handle.current, { kind: 'item', id: item.id })
    return undefined
  }, [item.id, mayEdit])
  const { icon, label } = itemTypeOf(item.itemable_type)
  const { itemable_type, id: item_id, title } = item
  return (
    <li ref={row} className="outline-item" data-open={isOpen || undefined}>
      {mayEdit ? (
        <>
          <OutlineHandle
            name={`item-${item_id}`}
            title={title}
            handle={handle}
            onStep={(step) => onStep(item_id, step)}
          />
          <input
            type="checkbox"
            aria-label={`Select ${title}`}
            checked={isSelected}
            onChange={(event) =>
              onSelect(item_id, event.nativeEvent instanceof MouseEvent && event.nativeEvent.shiftKey)
            }
          />
        </>
      ) : null}
      <Icon name={icon} label={label} size="small" />
      {isRenaming ? (
        <InlineTitle
          title={title}
          label={`Title of ${title}`}
          onRename={(next) => actions.renameItem(item_id, next)}
          onEnd={() => setRenaming(false)}
        />
      ) : (
        <Link
          className="outline-link"
          to={linkToStaff('courseOutlineItem', { slug: course.slug, itemable_type, item_id })}
          aria-current={isOpen ? 'page' : undefined}
        >
          {title}
        </Link>
      )}
      {mayEdit ? (
        <Menu
          trigger={<IconButton icon="more" label={`More actions for ${title}`} size="small" />}
          entries={[
            { label: 'Rename', icon: 'edit', onSelect: () => setRenaming(true) },
            ...stepEntries((step) => onStep(item_id, step)),
            { label: 'Move to module', icon: 'arrow-right', onSelect: () => onMoveTo(item_id) },
            {
              label: 'Delete',
              icon: 'trash',
              danger: true,
              separated: true,
              onSelect: () => actions.removeItems(new Set([item_id])),
            },
          ]}
        />
      ) : null}
    </li>
  )
})
