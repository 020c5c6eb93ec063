import type { OutlineItem } from '@portico/shared/contract/learning/learning.ts'
import { itemTypeOf } from '@portico/shared/item-types/item-types.ts'
import { Icon } from '@portico/shared/ui/icon.tsx'
import { StatusMark } from '@portico/shared/ui/status-mark.tsx'
import type { Ref } from 'react'
import { createPortal } from 'react-dom'
import { ItemStatus } from '../items/item-status.tsx'
import { itemViews } from '../items/item-views.ts'
import { staffDay, staffSentence } from '../course/staff-completion.ts'
import { usePlayer, usePlayerSlots } from './player-context.ts'

/** Type, title and status of an item; if it fills the window, only the title, in the top bar. */
export function ItemHead({ item, headingRef }: { item: OutlineItem; headingRef: Ref<HTMLHeadingElement> }) {
  const places = usePlayerSlots()
  const { course } = usePlayer().view
  const by_staff = staffDay(course, item.id) === null ? null : staffSentence(course)
  const { icon, label } = itemTypeOf(item.itemable_type)
  const title = (
    <h1 ref={headingRef} tabIndex={-1}>
      {item.itemable.title}
    </h1>
  )
  if (itemViews[item.itemable_type].fills_window) return places.head ? createPortal(title, places.head) : null
  return (
    <header className="item-head">
      <p className="item-kind small muted">
        <Icon name={icon} size="small" />
        {label}
      </p>
      {title}
      {item.locked_by === null ? (
        <ItemStatus status={item.itemable.status} />
      ) : (
        <StatusMark icon="lock">Locked</StatusMark>
      )}
      {by_staff ? <p className="small muted">{by_staff}</p> : null}
    </header>
  )
}
