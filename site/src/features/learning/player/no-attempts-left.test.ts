import { createElement as h } from 'react'
import { renderToStaticMarkup as draw } from 'react-dom/server'
import { expect, test } from 'vitest'
import { previewId } from '@portico/shared/pages/preview-of-course.ts'
import { courseView, learnerCourse } from '../../../../../tests/support/learner-course.ts'
import { itemsOf } from '../load/course-view.ts'
import { askingText, NoAttemptsLeft } from './no-attempts-left.tsx'
import { PlayerContext, type Help, type Player } from './player-context.ts'

const support: Help = { has_questions: false, email: 'help@example.com', phone: '(512) 555-0142' }

function shown(help: Help, related_id = learnerCourse.related_id): string {
  const view = courseView({ course: { ...learnerCourse, related_id }, second: 'Exam', statuses: [5, 3, 4] })
  const item = itemsOf(view.modules)[1]
  if (!item) throw new Error('no item')
  const player: Player = {
    view,
    item,
    previous: null,
    next: null,
    completes: false,
    apply: () => {},
    setStatus: () => {},
    refresh: () => Promise.resolve(),
    go: () => {},
    help,
  }
  return draw(h(PlayerContext, { value: player }, h(NoAttemptsLeft, { kind: 'exam' })))
}

test('without attempts left, the learner asks the instructor in place where questions are on', () => {
  const html = shown({ ...support, has_questions: true })
  expect(html).toContain('You have no attempts left for this exam. Your instructor can give you another one.')
  expect(html).toMatch(/<button[^>]*>.*Ask your instructor/)
  expect(html).not.toContain('mailto:')
})

test('where questions are off, it leads to the portal’s support instead of an instructor nobody can ask', () => {
  const html = shown(support)
  expect(html).not.toContain('instructor')
  expect(html).toContain('<a href="mailto:help@example.com">email help@example.com</a>')
  expect(html).toContain('<a href="tel:5125550142">call (512) 555-0142</a>')
  expect(shown({ ...support, email: null, phone: null })).toContain('Contact the person who enrolled you')
})

test('a preview has nobody to ask', () => {
  expect(shown({ ...support, has_questions: true }, previewId)).not.toContain('Ask your instructor')
})

test('the question to the instructor starts with what is asked for, within its length', () => {
  expect(askingText('Final exam')).toBe('Another attempt at Final exam, please')
  expect(askingText('x'.repeat(250)).length).toBeLessThanOrEqual(200)
})
