import { beforeEach, expect, test, vi } from 'vitest'
import { testWindow } from '../../../../tests/support/dom/window.ts'
import { showReserveLinks } from './show-reserve-links.ts'
import { showSeatsLeft } from './show-seats-left.ts'
import { showSessionLinks } from './show-session-links.ts'

beforeEach(() => void testWindow())

const answerWith = (data: unknown, ok = true) =>
  vi.stubGlobal('fetch', async () => ({ ok, json: async () => ({ data }) }))

test('a session says how many seats are left, and that it is full', async () => {
  document.body.innerHTML = '<i data-seats="1">9 seats</i><i data-seats="2">9 seats</i><i data-seats="3">9 seats</i>'
  answerWith([
    { id: 1, left: 1 },
    { id: 2, left: 0 },
  ])
  await showSeatsLeft()
  expect([...document.querySelectorAll('i')].map((place) => place.textContent)).toEqual([
    '1 seat left',
    'Full',
    '9 seats',
  ])
})

test('the link to join appears only in sessions that the person may join', async () => {
  document.body.innerHTML = '<i data-join="1" data-title="Ladders">Online</i><i data-join="2">Online</i>'
  answerWith([{ id: 1, link: 'https://meet.example/1' }])
  await showSessionLinks()
  const [link, ...others] = document.querySelectorAll('a')
  expect([link?.href, link?.textContent, others]).toEqual(['https://meet.example/1', 'Join online: Ladders', []])
})

test('those who may reserve are led to where they do, or to their seat; full sessions lead nowhere', async () => {
  document.body.innerHTML = [1, 2, 3, 4].map((id) => `<i data-reserve="${id}"></i>`).join('')
  const course = { id: 7, slug: 'ladders', title: 'Ladders', related_id: 5 }
  answerWith([
    { id: 1, title: 'Live', course, is_reserved: false, seats_left: 3 },
    { id: 2, title: 'Clinic', course: null, is_reserved: false, seats_left: null },
    { id: 3, title: 'Full', course: null, is_reserved: false, seats_left: 0 },
    { id: 4, title: 'Mine', course: null, is_reserved: true, seats_left: 0 },
  ])
  await showReserveLinks()
  expect([...document.querySelectorAll('i')].map((place) => place.textContent)).toEqual([
    'Reserve a seat: Live',
    'Reserve a seat: Clinic',
    '',
    'Your seat: Mine',
  ])
  expect(document.querySelector('a')?.getAttribute('href')).toContain('ladders')
})
