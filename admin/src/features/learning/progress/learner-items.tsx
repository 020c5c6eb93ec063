import type { LearnerProgress } from '@portico/shared/contract/learning/enrollments-learner.ts'
import { itemTypeOf } from '@portico/shared/item-types/item-types.ts'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { itemProgress } from '@portico/shared/states/learning/item-progress.ts'
import { formatSeatTime } from '@portico/shared/ui/format-duration.ts'
import { Icon } from '@portico/shared/ui/icon.tsx'
import { Link } from '@tanstack/react-router'
import { ProgressMark } from '@portico/shared/ui/progress-mark.tsx'

type Module = LearnerProgress['modules'][number]
type Item = Module['items'][number]

/** Lists the items of one module; items with answers link to them. */
export function LearnerItems({ module, shown }: { module: Module; shown: LearnerProgress }) {
  return (
    <section className="panel panel-body" aria-label={module.title}>
      <h2 className="panel-title">{module.title}</h2>
      <ul className="learner-items">
        {module.items.map((item) => {
          const { icon, label } = itemTypeOf(item.itemable_type)
          const to = answersOf(item, shown)
          return (
            <li key={item.id}>
              <span className="learner-item">
                <Icon name={icon} size="small" />
                <span className="learner-item-lines">
                  {to ? <Link to={to}>{item.title}</Link> : item.title}
                  <span className="small muted">{[label, ...progressNotes(item)].join(', ')}</span>
                </span>
              </span>
              <ProgressMark status={item.status} score={item.score} />
              <span className="learner-item-time">
                <SeatTime item={item} />
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

const progressNotes = ({ is_by_staff, itemable_type, status, watched_percent }: Item): readonly string[] => [
  ...(watched_percent === null ? [] : [`${watched_percent}% played`]),
  ...(itemTypeOf(itemable_type).finished_by === 'scorm_result' && status === itemProgress.not_started
    ? ['no record yet']
    : []),
  ...(is_by_staff ? ['completed by the staff'] : []),
]

function SeatTime({ item }: { item: Item }) {
  if (item.active_ms + item.offline_ms === 0) return <span className="muted">No seat time</span>
  return (
    <>
      <span className="visually-hidden">Seat time: </span>
      {formatSeatTime(item)}
    </>
  )
}

/** Returns the link to the learner's answers for an item, or null if the item has none. */
function answersOf(item: Item, { course: { slug }, id: related_id, user_id }: LearnerProgress): string | null {
  const of = { slug, user_id, related_id }
  const pages = {
    exam_try: () => linkToStaff('examProgress', { ...of, exam_id: item.id }),
    instructor: () => linkToStaff('assignmentProgress', { ...of, assignment_id: item.id }),
    // The record starts with the first launch.
    scorm_result: () =>
      item.status === itemProgress.not_started
        ? null
        : linkToStaff('scormRecord', { slug, related_id, item_id: item.id }),
    learner: () => null,
  }
  return pages[itemTypeOf(item.itemable_type).finished_by]()
}
