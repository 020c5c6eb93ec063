import type { LearnerCourse, OutlineItem } from '@portico/shared/contract/learning/learning.ts'
import type { ItemType } from '@portico/shared/item-types/item-type.ts'
import type { ItemProgress } from '@portico/shared/states/learning/item-progress.ts'
import type { CourseView } from '../../site/src/features/learning/load/course-view.ts'

/** A course that a learner has but has not started. */
export const learnerCourse: LearnerCourse = {
  id: 1,
  slug: 'safe-lifting',
  title: 'Safe Lifting',
  subtitle: '',
  thumbnail: null,
  duration_minutes: 60,
  is_sequential: true,
  is_certificate_required: true,
  certificate_template: { id: 1 },
  related_id: 7,
  learner: { id: 3 },
  status: 4,
  percentage: 0,
  items_done: 0,
  items_total: 3,
  continue_label: 'Start this Course',
  next_item: null,
  exhausted_item: null,
  touched_at: null,
  purchased_at: '2026-01-01T00:00:00.000Z',
  finished_at: null,
  access: 'full',
  access_until: '2031-01-01T00:00:00.000Z',
  due_at: null,
  certificate: null,
  has_review: false,
  completed_by_staff: null,
  curator: null,
}

type OutlineItemInput = Pick<OutlineItem, 'id' | 'module_id' | 'itemable_type'> &
  Pick<OutlineItem['itemable'], 'status'>

/** Returns an item of its outline, open to its learner. */
export const outlineItem = ({ id, module_id, itemable_type, status }: OutlineItemInput): OutlineItem => ({
  id,
  itemable_id: id + 100,
  itemable_type,
  module_id,
  sort_number: id,
  itemable: { title: `Item ${id}`, status },
  locked_by: null,
  scorm: null,
})

export type Statuses = [ItemProgress, ItemProgress, ItemProgress]
type CourseViewInput = { course?: LearnerCourse; second: ItemType; statuses: Statuses }

/** Returns two modules: reading 11 and item 12 of a given type, then reading 21, with the statuses in this order. */
export function courseView({ course = learnerCourse, second, statuses }: CourseViewInput): CourseView {
  const [first, middle, last] = statuses
  const items = [
    outlineItem({ id: 11, module_id: 1, itemable_type: 'Text', status: first }),
    outlineItem({ id: 12, module_id: 1, itemable_type: second, status: middle }),
  ]
  const others = [outlineItem({ id: 21, module_id: 2, itemable_type: 'Text', status: last })]
  return {
    course,
    modules: [
      { id: 1, title: 'One', sort_number: 1, status: 4, items },
      { id: 2, title: 'Two', sort_number: 2, status: 4, items: others },
    ],
  }
}
