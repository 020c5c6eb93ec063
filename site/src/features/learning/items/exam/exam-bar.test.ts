import { createElement as h } from 'react'
import { renderToStaticMarkup as draw } from 'react-dom/server'
import { expect, test } from 'vitest'
import { courseView } from '../../../../../../tests/support/learner-course.ts'
import { itemsOf } from '../../load/course-view.ts'
import { PlayerContext, type Player } from '../../player/player-context.ts'
import { ExamBar } from './exam-bar.tsx'
import type { ExamOfItem } from './exam-of-item.ts'
import type { ExamState } from './use-exam.ts'

function shown(failure: string | null): string {
  const view = courseView({ second: 'Exam', statuses: [5, 1, 4] })
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
    help: { has_questions: false, email: null, phone: null },
  }
  const running = { attempts: 1, questions: [], ends_at: null }
  const exam = { phase: { name: 'review', running }, answers: new Map(), busy: false, failure } as unknown as ExamState
  const of = { ...item, exam: { type: 'exam' } } as unknown as ExamOfItem
  const bar = h(ExamBar, { item: of, exam, save: null, readOnly: false })
  return draw(h(PlayerContext, { value: player }, bar))
}

test('[LRN-021] why an exam was not submitted is read in the bar of its button, which stays in view', () => {
  expect(shown('Your exam wasn’t submitted.')).toMatch(
    /^<div class="player-bar".*Finish the exam.*role="alert".*Your exam wasn’t submitted\..*<\/div>$/,
  )
  expect(shown(null)).not.toContain('role="alert"')
})
