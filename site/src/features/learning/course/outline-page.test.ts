import type { LearnerCourse } from '@portico/shared/contract/learning/learning.ts'
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

test('[LRN-007] [LRN-030] beside percentage and continue button, the header says how much is done and what is next', () => {
  const next_item = { id: 21, itemable_type: 'Text', title: 'Item 21', module_id: 2, waits_for: null } as const
  const running = { ...course, items_done: 2, continue_label: 'Begin this Course', next_item }
  const head = draw(
    h(CourseHeader, { course: running, page: 'courses-learner-slug-relatedId-outline', has_questions: false }),
  )
  expect(head).toContain('50% · 2 of 3 done')
  expect(head).toMatch(/<a [^>]*aria-describedby="next-of-7"[^>]*>Begin this Course</)
  expect(head).toMatch(/<p [^>]*id="next-of-7">Next: Item 21</)
})

test('the header of a completed course leads to a certificate that was not issued yet', () => {
  const path = '/courses/learner/safe-lifting/7/certificates'
  const linksOn = (page: 'outline' | 'certificates', more: Partial<LearnerCourse> = {}) => {
    const done = { ...course, finished_at: '2026-05-04T16:00:00.000Z', ...more }
    const html = draw(
      h(CourseHeader, { course: done, page: `courses-learner-slug-relatedId-${page}`, has_questions: false }),
    )
    return [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(?:<svg.*?<\/svg>)?Get certificate/g)].map(([, to]) => to)
  }
  expect(linksOn('outline')).toEqual([path])
  expect(linksOn('certificates')).toEqual([])
  expect(linksOn('outline', { finished_at: null })).toEqual([])
  expect(linksOn('outline', { certificate_template: null })).toEqual([])
})
