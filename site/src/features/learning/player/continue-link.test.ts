import { createElement as h } from 'react'
import { renderToStaticMarkup as draw } from 'react-dom/server'
import { expect, test } from 'vitest'
import { courseView, learnerCourse } from '../../../../../tests/support/learner-course.ts'
import type { LearnerCourse } from '@portico/shared/contract/learning/learning.ts'
import { itemsOf } from '../load/course-view.ts'
import { ContinueLink } from './player-bar.tsx'
import { PlayerContext, type Player } from './player-context.ts'

const nextItem = { id: 11, itemable_type: 'Text', title: 'Item 11', module_id: 1 } as const

/** The links after finishing the last item of a course, as [name, path]. */
function linksAfterLast(course: Partial<LearnerCourse>) {
  const view = courseView({ course: { ...learnerCourse, ...course }, second: 'Text', statuses: [4, 5, 5] })
  const item = itemsOf(view.modules)[2]
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
    help: { has_questions: true, email: null, phone: null },
  }
  const html = draw(h(PlayerContext, { value: player }, h(ContinueLink)))
  return [...html.matchAll(/<a href="([^"]*)"[^>]*>(.*?)<\/a>/g)].map(([, path, name]) => [
    name?.replaceAll(/<[^>]+>/g, ''),
    path?.replace('/courses/learner/safe-lifting/7', ''),
  ])
}

test('[LRN-028] after the last item, leads to the next open item first and to the course second', () => {
  expect(linksAfterLast({ next_item: nextItem })).toEqual([
    ['Next: Item 11', '/outline/modules/1/Text/11'],
    ['View this Course', '/outline'],
  ])
  expect(linksAfterLast({ next_item: null })).toEqual([['View this Course', '/outline']])
})
