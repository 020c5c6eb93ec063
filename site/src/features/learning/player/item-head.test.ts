import { createElement as h, createRef } from 'react'
import { renderToStaticMarkup as draw } from 'react-dom/server'
import { expect, test } from 'vitest'
import { courseView } from '../../../../../tests/support/learner-course.ts'
import { itemsOf } from '../load/course-view.ts'
import { ItemHead } from './item-head.tsx'
import { PlayerContext, type Player } from './player-context.ts'

function headOf(locked_by: string | null): string {
  const view = courseView({ second: 'Document', statuses: [1, 4, 4] })
  const found = itemsOf(view.modules)[1]
  if (!found) throw new Error('no item')
  const item = { ...found, locked_by }
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
  return draw(h(PlayerContext, { value: player }, h(ItemHead, { item, headingRef: createRef<HTMLHeadingElement>() })))
}

test('an item that is locked says so below its title, as the outline does, instead of its status', () => {
  expect(headOf('Item 11')).toContain('Locked')
  expect(headOf('Item 11')).not.toContain('Not started')
  expect(headOf(null)).toContain('Not started')
  expect(headOf(null)).not.toContain('Locked')
})
