import { itemTypeOf } from '@portico/shared/item-types/item-types.ts'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { contentStatus } from '@portico/shared/states/content.ts'
import { Badge } from '@portico/shared/ui/badge.tsx'
import { Icon } from '@portico/shared/ui/icon.tsx'
import { Link } from '@tanstack/react-router'
import { memo, useEffect, useRef, useState } from 'react'
import { useOutline } from '../outline-context.ts'
import type { OutlineItem, Step } from '../outline-order.ts'
import { dragRow } from './drag.ts'
import { ItemMenu } from './item-menu.tsx'
import { InlineTitle } from './inline-title.tsx'
import { OutlineHandle } from './outline-handle.tsx'

type Props = {
  item: OutlineItem
  isOpen: boolean
  isSelected: boolean
  onSelect: (id: number, isRange: boolean) => void
  onStep: (id: number, step: Step) => void
  onMoveTo: (id: number) => void
}

/** One item of the outline. Renders again only if the item itself changed, because an outline may have hundreds. */
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
      <NotPublished item={item} />
      {mayEdit ? (
        <ItemMenu
          item={item}
          onRename={() => setRenaming(true)}
          onStep={(step) => onStep(item_id, step)}
          onMoveTo={() => onMoveTo(item_id)}
        />
      ) : null}
    </li>
  )
})

/** Marks items that learners of a published course do not have yet. */
function NotPublished({ item }: { item: OutlineItem }) {
  const { hasPublished } = useOutline()
  if (!hasPublished || item.publication_status === contentStatus.published) return null
  return <Badge tone="waiting">Not published yet</Badge>
}
