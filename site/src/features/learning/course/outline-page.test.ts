import { createElement as h } from 'react'
import { renderToStaticMarkup as draw } from 'react-dom/server'
import { expect, test } from 'vitest'
import { courseView, learnerCourse, type Statuses } from '../../../../../tests/support/learner-course.ts'
import { CourseHeader } from './course-header.tsx'
import { OutlinePage } from './outline-page.tsx'

const course = { ...learnerCourse, status: 1, percentage: 50 } as const
const view = (...statuses: Statuses) => courseView({ course, second: 'Survey', statuses })

test('[LRN-007] [LRN-009] shows modules and items with status, overall progress and a continue button', () => {
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
