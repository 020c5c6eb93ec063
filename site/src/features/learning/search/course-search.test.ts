import { act, createElement as h } from 'react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { CourseSearchHit } from '@portico/shared/contract/learning/course-search.ts'
import type { Call } from '@portico/shared/calls/call.ts'
import { courseView } from '../../../../../tests/support/learner-course.ts'
import { testWindow } from '../../../../../tests/support/dom/window.ts'
import { answerInPage } from '../learner-call.ts'
import { CourseSearch } from './course-search.tsx'

let createRoot: typeof import('react-dom/client').createRoot
beforeAll(async () => {
  testWindow()
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  // React looks for a window while loading.
  createRoot = (await import('react-dom/client')).createRoot
})
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const hits: CourseSearchHit[] = [
  { item_id: 11, title: 'Item 11', found_in: 'content', excerpt: 'Check the valve.' },
  { item_id: 12, title: 'Item 12', found_in: 'note', excerpt: 'Ask about the valve' },
  { item_id: 21, title: 'Item 21', found_in: 'title', excerpt: null },
]

/** Shows the search of a course whose last item is locked; `answer` stands in for the server. */
async function shownSearch(answer: (search: string) => Promise<CourseSearchHit[]>) {
  answerInPage(((_: unknown, { query }: { query: { search: string } }) => answer(query.search)) as unknown as Call)
  const view = courseView({ second: 'Text', statuses: [4, 4, 4] })
  const last = view.modules[1]?.items[0]
  if (last) last.locked_by = 'Item 12'
  const element = document.createElement('div')
  const root = createRoot(element)
  await act(async () => root.render(h(CourseSearch, { view, children: 'The outline' })))
  const type = (words: string) =>
    act(async () => {
      const input = element.querySelector('input')
      if (!input) throw new Error('no search box')
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, words)
      input.dispatchEvent(new Event('input', { bubbles: true }))
    })
  const settle = () => act(async () => void (await vi.advanceTimersByTimeAsync(300)))
  return { element, type, settle, text: () => element.textContent ?? '', end: () => act(async () => root.unmount()) }
}

test('typed words replace the outline by found items with excerpts; locked items are no links', async () => {
  const { element, type, settle, text, end } = await shownSearch(() => Promise.resolve(hits))
  await type('v')
  await settle()
  expect(text()).toContain('The outline')
  await type('valve')
  await settle()
  expect(text()).not.toContain('The outline')
  expect(element.querySelector('[role=status]')?.textContent).toBe('3 items found')
  const links = [...element.querySelectorAll('a')].map((link) => link.textContent)
  expect(links).toEqual(['Item 11Check the valve.', 'Item 12Your note: Ask about the valve'])
  expect(text()).toContain('Item 21Locked')
  await type('')
  expect(text()).toContain('The outline')
  await end()
})

test('says when nothing is found, and keeps what was typed when the search fails', async () => {
  let isBroken = true
  const { element, type, settle, text, end } = await shownSearch(() =>
    isBroken ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve([]),
  )
  await type('crane')
  await settle()
  expect(element.querySelector('[role=alert]')).not.toBeNull()
  expect(element.querySelector('input')?.value).toBe('crane')
  isBroken = false
  await act(async () => element.querySelector('button')?.click())
  await settle()
  expect(text()).toContain('Nothing found for “crane”. Try fewer or other words.')
  await end()
})
