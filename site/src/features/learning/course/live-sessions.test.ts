import type { LearnerSession } from '@portico/shared/contract/catalog/seats.ts'
import { createElement as h } from 'react'
import { renderToStaticMarkup as draw } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LiveSessions } from './live-sessions.tsx'

const course = { id: 3, slug: 'ladders', title: 'Ladders', related_id: 7 }
const session = (id: number, more: Partial<LearnerSession> = {}): LearnerSession => ({
  id,
  title: `Day ${id}`,
  starts_at: '2031-07-01T13:00:00.000Z',
  ends_at: '2031-07-01T16:00:00.000Z',
  time_zone: 'America/New_York',
  place: 'Yard',
  link: null,
  seats_left: 4,
  is_reserved: false,
  course,
  ...more,
})
/** The text of each session's row. */
function rows(sessions: readonly LearnerSession[] | null, names_course = false): string[] {
  const read = () => Promise.resolve([])
  const drawn = draw(h(LiveSessions, { title: 'Live sessions', sessions, read, names_course }))
  return [...drawn.matchAll(/<li .*?<\/li>/g)].map(([row]) => row.replaceAll(/<[^>]+>/g, '|'))
}

test('[CAT-005] a learner reads the seats left and reserves; a full session and one without a limit state no number', () => {
  const [free, last, full, unlimited] = rows([
    session(1),
    session(2, { seats_left: 1 }),
    session(3, { seats_left: 0 }),
    session(4, { seats_left: null }),
  ])
  expect(free).toMatch(/4 seats left.*Reserve a seat/)
  expect(last).toContain('1 seat left')
  expect(full).toContain('Full')
  expect(full).not.toContain('Reserve')
  expect(unlimited).toContain('Reserve a seat')
  expect(unlimited).not.toMatch(/seats? left/)
})

test('[CAT-005] with a seat, the learner cancels it or changes to another date of the course; once started, nothing changes', () => {
  const [held, other, foreign] = rows([session(1, { is_reserved: true }), session(2), session(3, { course: null })])
  expect(held).toMatch(/Your seat is reserved.*Cancel seat.*Add to calendar/)
  expect(other).toMatch(/Change to this date.*Reserve this one, too/)
  expect(foreign).toContain('Reserve a seat')
  const [started] = rows([session(1, { is_reserved: true, starts_at: '2020-07-01T13:00:00.000Z' })])
  expect(started).toContain('Has started')
  expect(started).not.toContain('Cancel seat')
})

test('names the course outside of it, shows nothing without sessions, and says when they could not be loaded', () => {
  expect(rows([session(1)], true)[0]).toContain('|Ladders|')
  expect(rows([session(1)])[0]).not.toContain('|Ladders|')
  const alone = (sessions: null | []) =>
    draw(h(LiveSessions, { title: 'Live sessions', sessions, read: () => Promise.resolve([]) }))
  expect(alone([])).toBe('')
  expect(alone(null)).toContain('could not be loaded')
})
