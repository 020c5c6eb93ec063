import type { LearnerCourse, OutlineItem, OutlineModule } from '@portico/shared/contract/learning/learning.ts'
import { itemTypeOf } from '@portico/shared/item-types/item-types.ts'
import { Icon } from '@portico/shared/ui/icon.tsx'
import { StatusMark } from '@portico/shared/ui/status-mark.tsx'
import { itemPath } from '../load/learner-path.ts'
import { staffDay } from './staff-completion.ts'
import { statusStyle } from '../items/status-style.ts'

type Props = { course: LearnerCourse; module: OutlineModule; current?: number | undefined }

/** Items of one module: type icon, title, and status as icon and label; a locked item says what unlocks it. */
export function OutlineItems({ course, module, current }: Props) {
  return (
    <ol className="item-list">
      {module.items.map((item) => (
        <li key={item.id}>
          {item.locked_by === null ? (
            <a
              className="outline-item"
              href={itemPath(course, item)}
              aria-current={item.id === current ? 'page' : undefined}
            >
              <ItemLine item={item} by_staff={staffDay(course, item.id)} />
            </a>
          ) : (
            <div className="outline-item outline-item-locked">
              <ItemLine item={item} by_staff={null} />
            </div>
          )}
        </li>
      ))}
    </ol>
  )
}

function ItemLine({ item, by_staff }: { item: OutlineItem; by_staff: string | null }) {
  const { icon, label } = itemTypeOf(item.itemable_type)
  const status = statusStyle(item.itemable.status)
  return (
    <>
      <Icon name={icon} />
      <span className="outline-item-title">{item.itemable.title}</span>
      <span className="outline-item-facts">
        <span className="small muted">{label}</span>
        {item.locked_by === null ? (
          <StatusMark tone={status.tone}>{status.label}</StatusMark>
        ) : (
          <StatusMark icon="lock">Locked</StatusMark>
        )}
      </span>
      {by_staff === null ? null : <span className="outline-item-lock small">{by_staff}</span>}
      {item.locked_by === null ? null : (
        <span className="outline-item-lock small">{`Complete “${item.locked_by}” first to unlock this item.`}</span>
      )}
    </>
  )
}
