import { createElement as h } from 'react'
import { renderToStaticMarkup as draw } from 'react-dom/server'
import { expect, test } from 'vitest'
import { courseView, learnerCourse } from '../../../../../tests/support/learner-course.ts'
import type { LearnerCourse } from '@portico/shared/contract/learning/learning.ts'
import { itemsOf } from '../load/course-view.ts'
import { ContinueLink } from './player-bar.tsx'
import { PlayerContext, type Player } from './player-context.ts'

const nextItem = { id: 11, itemable_type: 'Text', title: 'Item 11', module_id: 1, waits_for: null } as const

/** The links after finishing an item of a course, as [name, path]: the last, unless another one is named. */
function linksAfter(course: Partial<LearnerCourse>, at = 2) {
  const view = courseView({ course: { ...learnerCourse, ...course }, second: 'Text', statuses: [4, 5, 5] })
  const item = itemsOf(view.modules)[at]
  if (!item) throw new Error('no item')
  const player: Player = {
    view,
    item,
    previous: null,
    next: itemsOf(view.modules)[at + 1] ?? null,
    completes: false,
    apply: () => {},
    setStatus: () => {},
    refresh: () => Promise.resolve(),
    go: () => {},
    help: { has_questions: true, email: null, phone: null },
  }
  const html = draw(h(PlayerContext, { value: player }, h(ContinueLink)))
  return [...html.matchAll(/<a href="([^"]*)"[^>]*>(.*?)<\/a>/g)].map(([, path, name]) => [
    name?.replaceAll(/<[^>]+>/g, ''),
    path?.replace('/courses/learner/safe-lifting/7', ''),
  ])
}

test('[LRN-028] after the last item, leads to the next open item first and to the course second', () => {
  expect(linksAfter({ next_item: nextItem })).toEqual([
    ['Next: Item 11', '/outline/modules/1/Text/11'],
    ['View this Course', '/outline'],
  ])
  expect(linksAfter({ next_item: null })).toEqual([['View this Course', '/outline']])
})

test('leads to the course instead of back to work that waits for a grade', () => {
  const waiting = { ...nextItem, waits_for: 'grade' } as const
  const toCourse = [['View this Course', '/outline']]
  expect(linksAfter({ next_item: waiting })).toEqual(toCourse)
  expect(linksAfter({ next_item: waiting }, 1)).toEqual(toCourse)
  expect(linksAfter({ next_item: nextItem }, 1)).toEqual([['Continue', '/outline/modules/1/Text/11']])
})
