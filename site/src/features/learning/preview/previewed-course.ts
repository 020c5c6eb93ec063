import type { LearnerCourse } from '@portico/shared/contract/learning/learning.ts'
import type { ProgressAfter } from '@portico/shared/contract/learning/item-progress.ts'
import type { PreviewedCourse } from '@portico/shared/contract/courses/outline-preview.ts'
import { accessEndsAt } from '@portico/shared/rules/learning/progress/access-window.ts'
import { nextItem } from '@portico/shared/rules/learning/progress/next-item.ts'
import {
  isDone,
  itemProgress,
  mayStepItemProgress,
  type ItemProgress,
} from '@portico/shared/states/learning/item-progress.ts'
import { findItem, itemsOf, withItemStatus, type CourseView } from '../load/course-view.ts'
import { previewId } from '@portico/shared/pages/preview-of-course.ts'
import type { StateOfPreview } from './preview-state.ts'

/** Builds the course as the learner pages load it, with the progress of this preview, by the server's rules. */
export function previewedCourse(previewed: PreviewedCourse, state: StateOfPreview, now: Date): CourseView {
  const { course, modules, unready_item_ids } = previewed
  const { statuses, finished_at, works } = state.get()
  const begun: LearnerCourse = {
    ...course,
    related_id: previewId,
    learner: { id: previewId },
    status: itemProgress.not_started,
    percentage: 0,
    items_done: 0,
    items_total: 0,
    continue_label: '',
    next_item: null,
    exhausted_item: null,
    touched_at: null,
    purchased_at: now.toISOString(),
    finished_at: null,
    due_at: null,
    access: 'full',
    access_until: accessEndsAt(now).toISOString(),
    certificate: null,
    // Previews have no reviews.
    has_review: true,
    completed_by_staff: null,
    curator: null,
  }
  const taken = modules.map((module) => ({
    ...module,
    items: module.items.map((item) => ({
      ...item,
      itemable: { ...item.itemable, status: statuses[item.id] ?? itemProgress.not_started },
    })),
  }))
  // Work that was submitted waits for a grade, which a preview does not have.
  const waiting = new Set(Object.keys(works).filter((id) => (works[Number(id)]?.responses.length ?? 0) > 0))
  const view = withComputedProgress({ course: begun, modules: taken }, { unready: new Set(unready_item_ids), waiting })
  return finished_at === null ? view : { ...view, course: { ...view.course, finished_at, access: 'read_only' } }
}

type Known = { unready: ReadonlySet<number>; waiting: ReadonlySet<string> }

function withComputedProgress(view: CourseView, { unready, waiting }: Known): CourseView {
  const [first] = itemsOf(view.modules)
  const all = withItemStatus(view, { id: first?.id ?? 0, status: first?.itemable.status ?? itemProgress.not_started })
  const items = itemsOf(all.modules).map((item) => ({
    ...item,
    status: item.itemable.status,
    is_unready: unready.has(item.id),
    waits_for: waiting.has(`${item.id}`) ? ('grade' as const) : null,
  }))
  const next = nextItem({ is_sequential: all.course.is_sequential, items })
  const next_item =
    next && !isDone(next.status)
      ? {
          id: next.id,
          itemable_type: next.itemable_type,
          title: next.itemable.title,
          module_id: next.module_id,
          waits_for: next.waits_for,
        }
      : null
  return { ...all, course: { ...all.course, next_item } }
}

type Step = { id: number; to: ItemProgress }

/** Changes an item's status if the state table allows it, and returns the changes as the server would. */
export function stepInPreview(previewed: PreviewedCourse, state: StateOfPreview, { id, to }: Step): ProgressAfter {
  const { statuses, finished_at } = state.get()
  const from = statuses[id] ?? itemProgress.not_started
  if (mayStepItemProgress(from, to)) state.change({ statuses: { ...statuses, [id]: to } })
  const now = new Date()
  const view = previewedCourse(previewed, state, now)
  const has_just_finished = view.course.status === itemProgress.finished && finished_at === null
  if (has_just_finished) state.change({ finished_at: now.toISOString() })
  const item = findItem(view, id)
  const module = view.modules.find((one) => one.id === item?.module_id)
  const { status, percentage, continue_label, next_item } = view.course
  return {
    item: { id, status: item?.itemable.status ?? from },
    module: { id: module?.id ?? 0, status: module?.status ?? from },
    course: { status, percentage, continue_label, has_just_finished },
    next_item,
  }
}
