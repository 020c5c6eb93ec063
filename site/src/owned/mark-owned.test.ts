import { expect, test, vi } from 'vitest'
import { testWindow } from '../../../tests/support/dom/window.ts'

const owned = new Map([
  [4, { id: 4, is_finished: false }],
  [5, { id: 5, is_finished: true }],
])
vi.mock('./load-owned.ts', () => ({ loadOwned: async () => owned }))

test('a phone’s bar shows owners only the next step, and names the course to screen readers', async () => {
  testWindow()
  const line = (id: number, room = '') =>
    `<span data-owned="${id}" data-learn="/learn/${id}" ${room}><a href="#quantity">Seats and prices</a></span>`
  document.body.innerHTML = `<h1>Sepsis</h1>${line(4, 'data-room="step"')}${line(5, 'data-room="step"')}${line(4)}${line(6, 'data-room="step"')}`
  const { markOwned } = await import('./mark-owned.ts')
  await markOwned()
  const links = [...document.querySelectorAll('a')]
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Continue',
    'View it',
    'You have this course: continue',
    'Seats and prices',
  ])
  expect(links[0]?.getAttribute('href')).toBe('/learn/4')
  expect(links[0]?.getAttribute('aria-label')).toBe('You have this course: continue, Sepsis')
})
