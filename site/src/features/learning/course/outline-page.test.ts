import type { ItemType } from '@portico/shared/item-types/item-type.ts'
import type { LearnerCourse } from '@portico/shared/contract/learning.ts'
import type { ItemProgress } from '@portico/shared/states/item-progress.ts'
import { createElement as h } from 'react'
import { renderToStaticMarkup as draw } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { CourseView } from '../load/course-view.ts'
import { CourseHeader } from './course-header.tsx'
import { OutlinePage } from './outline-page.tsx'

const course: LearnerCourse = {
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
  status: 1,
  percentage: 50,
  continue_label: 'Start this Course',
  next_item: null,
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
/** Two modules: reading 11 and survey 12, reading 21; statuses in this order. */
function view(...statuses: [ItemProgress, ItemProgress, ItemProgress]): CourseView {
  const item = (id: number, module_id: number, itemable_type: ItemType, status: ItemProgress) => ({
    id,
    itemable_id: id + 100,
    itemable_type,
    module_id,
    sort_number: id,
    itemable: { title: `Item ${id}`, status },
    locked_by: null,
    scorm: null,
  })
  return {
    course,
    modules: [
      {
        id: 1,
        title: 'One',
        sort_number: 1,
        status: 4,
        items: [item(11, 1, 'Text', statuses[0]), item(12, 1, 'Survey', statuses[1])],
      },
      { id: 2, title: 'Two', sort_number: 2, status: 4, items: [item(21, 2, 'Text', statuses[2])] },
    ],
  }
}

test('[LRN-007] [LRN-009] the outline page shows modules and items with their statuses, the overall progress and a continue button', () => {
  const shown = view(5, 2, 4)
  const head = draw(
    h(CourseHeader, { course: shown.course, page: 'courses-learner-slug-relatedId-outline', has_questions: true }),
  )
  expect(head).toMatch(/<progress[^>]*aria-label="Course progress"[^>]*value="50"/)
  expect(head).toMatch(/<a [^>]*href="\/courses\/learner\/safe-lifting\/7\/outline"[^>]*>(<[^>]*>)*Start this Course/)
  const outline = draw(h(OutlinePage, { view: shown }))
  const text = outline.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
  expect(text).toMatch(/Module 1 of 2 One .*2 of 2 done .*Item 11 .*Finished .*Item 12 Knowledge Check Passed/)
  expect(text).toMatch(/Module 2 of 2 Two .*0 of 1 done .*Item 21 .*Not started/)
})
