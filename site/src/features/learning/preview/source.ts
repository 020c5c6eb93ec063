import { preview_course, preview_item, type PreviewedCourse } from '@portico/shared/contract/courses/outline-preview.ts'
import type { ProgressAfter } from '@portico/shared/contract/learning/item-progress.ts'
import type { ItemType } from '@portico/shared/item-types/item-type.ts'
import type { LearnerItem } from '@portico/shared/item-types/learner-item.ts'
import { itemProgress, type ItemProgress } from '@portico/shared/states/learning/item-progress.ts'
import { browserCall as call } from '../../../kernel/browser-call.ts'
import type { CourseView } from '../load/course-view.ts'
import { previewedCourse, stepInPreview } from './previewed-course.ts'
import type { StateOfPreview } from './preview-state.ts'

/** One course's draft as loaded for staff, combined with this tab's progress. */
export function previewSource(slug: string, state: StateOfPreview) {
  let reading: Promise<PreviewedCourse> | null = null
  const course = () => (reading ??= call(preview_course, { params: { slug } }))
  const statusOf = (id: number): ItemProgress => state.get().statuses[id] ?? itemProgress.not_started
  return {
    state,
    statusOf,
    /** the current course; `anew` reloads the draft when a page opens, since it may have changed */
    async view(anew = false): Promise<CourseView> {
      if (anew) reading = null
      return previewedCourse(await course(), state, new Date())
    },
    async step(id: number, to: ItemProgress): Promise<ProgressAfter> {
      return stepInPreview(await course(), state, { id, to })
    },
    async ofCourse(): Promise<{ course_id: number }> {
      return { course_id: (await course()).course.id }
    },
    async item<T extends ItemType>(id: number): Promise<LearnerItem<T>> {
      const query = { course_id: (await course()).course.id }
      return (await call(preview_item, { params: { id }, query })) as LearnerItem<T>
    },
  }
}
export type PreviewSource = ReturnType<typeof previewSource>
