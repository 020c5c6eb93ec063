import { itemTypeOf } from '@portico/shared/item-types/item-types.ts'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { contentStatus } from '@portico/shared/states/content.ts'
import { Badge } from '@portico/shared/ui/badge.tsx'
import { Icon } from '@portico/shared/ui/icon.tsx'
import { Link } from '@tanstack/react-router'
import { memo, useEffect, useRef, type RefObject } from 'react'
import { dragRow } from '../../../kernel/drag/drag-rows.ts'
import { RowHandle, type Step } from '../../../kernel/drag/row-handle.tsx'
import { useOutline } from '../outline-context.ts'
import type { OutlineItem } from '../outline-order.ts'
import { ItemMenu } from './item-menu.tsx'
import { InlineTitle } from './inline-title.tsx'
import { showInPane } from './pane.ts'
import { useRenaming } from './use-renaming.ts'
import { stepFocus } from './use-roving.ts'

type Props = {
  item: OutlineItem
  isOpen: boolean
  isSelected: boolean
  /** the one item at which Tab stops */
  isCurrent: boolean
  onCurrent: (id: number) => void
  onSelect: (id: number, isRange: boolean) => void
  onStep: (id: number, step: Step) => void
  onMoveTo: (id: number) => void
}

/** One item of the outline. Renders again only if the item itself changed, because an outline may have hundreds. */
export const ItemRow = memo(function ItemRow({ item, isOpen, isSelected, isCurrent, onCurrent, ...acts }: Props) {
  const { onSelect, onStep, onMoveTo } = acts
  const { mayEdit } = useOutline()
  const row = useRef<HTMLLIElement>(null)
  const handle = useRef<HTMLButtonElement>(null)
  const link = useRef<HTMLAnchorElement>(null)
  const renaming = useRenaming(link, mayEdit)
  useEffect(() => {
    if (row.current && handle.current) return dragRow(row.current, handle.current, { kind: 'item', id: item.id })
    return undefined
  }, [item.id, mayEdit])
  useEffect(() => {
    if (isOpen) showInPane(row.current)
  }, [isOpen])
  const { icon, label } = itemTypeOf(item.itemable_type)
  const { id: item_id } = item
  const tabIndex = isCurrent ? 0 : -1
  return (
    <li
      ref={row}
      className="outline-item"
      data-open={isOpen || undefined}
      onFocus={() => onCurrent(item_id)}
      onKeyDown={(event) => {
        renaming.onKeyDown(event)
        stepFocus(event)
      }}
    >
      {mayEdit ? (
        <RowStart
          item={item}
          handle={handle}
          tabIndex={tabIndex}
          isSelected={isSelected}
          onSelect={onSelect}
          onStep={onStep}
        />
      ) : null}
      <Icon name={icon} label={label} size="small" />
      <ItemTitle item={item} isOpen={isOpen} isCurrent={isCurrent} renaming={renaming} link={link} />
      <NotPublished item={item} />
      {mayEdit ? (
        <ItemMenu
          item={item}
          tabIndex={tabIndex}
          onRename={renaming.start}
          onStep={(step) => onStep(item_id, step)}
          onMoveTo={() => onMoveTo(item_id)}
        />
      ) : null}
    </li>
  )
})

type StartProps = Pick<Props, 'item' | 'isSelected' | 'onSelect' | 'onStep'> & {
  handle: RefObject<HTMLButtonElement | null>
  tabIndex: number
}

/** Handle and checkbox of an item. */
const RowStart = ({ item: { id, title }, handle, tabIndex, isSelected, onSelect, onStep }: StartProps) => (
  <>
    <RowHandle
      name={`item-${id}`}
      title={title}
      handle={handle}
      keys="outline-keys"
      tabIndex={tabIndex}
      onStep={(step) => onStep(id, step)}
    />
    <input
      type="checkbox"
      className="choice-box"
      tabIndex={tabIndex}
      aria-label={`Select ${title}`}
      checked={isSelected}
      onChange={(event) => onSelect(id, event.nativeEvent instanceof MouseEvent && event.nativeEvent.shiftKey)}
    />
  </>
)

type TitleProps = Pick<Props, 'item' | 'isOpen' | 'isCurrent'> & {
  renaming: ReturnType<typeof useRenaming>
  link: RefObject<HTMLAnchorElement | null>
}

/** Link to the item, or a field while its title is edited. */
function ItemTitle({ item: { id, itemable_type, title }, isOpen, isCurrent, renaming, link }: TitleProps) {
  const { course, actions } = useOutline()
  if (renaming.isRenaming)
    return (
      <InlineTitle
        title={title}
        label={`Title of ${title}`}
        onRename={(next) => actions.renameItem(id, next)}
        onEnd={renaming.end}
      />
    )
  return (
    <Link
      ref={link}
      className="outline-link"
      to={linkToStaff('courseOutlineItem', { slug: course.slug, itemable_type, item_id: id })}
      data-item={id}
      tabIndex={isCurrent ? 0 : -1}
      aria-describedby={isCurrent ? 'outline-link-keys' : undefined}
      aria-current={isOpen ? 'page' : undefined}
      onDoubleClick={renaming.start}
    >
      {title}
    </Link>
  )
}

/** Marks items that learners of a published course do not have yet. */
function NotPublished({ item }: { item: OutlineItem }) {
  const { hasPublished } = useOutline()
  if (!hasPublished || item.publication_status === contentStatus.published) return null
  return <Badge tone="waiting">Not published yet</Badge>
}
