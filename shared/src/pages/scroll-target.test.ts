import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { waitForElement } from '../browser/wait-for-element.ts'
import { scrollTarget } from './scroll-target.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())
const arrive = (address: string, saved: { left: number; top: number } | null = null, from: string | null = null) => {
  const { pathname, searchParams, hash } = new URL(address, 'http://portico.localhost')
  return scrollTarget({ from, path: pathname, query: searchParams, hash, saved })
}

test('[SES-036] scrolls smoothly to a hash’s target, 150 px below the top, whatever was saved', () => {
  expect(arrive('/course/basics#reviews', { left: 0, top: 900 })).toEqual({
    kind: 'element',
    id: 'reviews',
    offset_px: 150,
    behavior: 'smooth',
  })
  expect(arrive('/faq#%C3%BCber')).toMatchObject({ id: 'über' })
  expect(arrive('/faq#100%')).toMatchObject({ id: '100%' })
})

test('[SES-037] without a hash: restores the position, else keeps a filtered course list, else goes to the top', () => {
  expect(arrive('/courses?topic=safety', { left: 0, top: 640 })).toEqual({ kind: 'position', left: 0, top: 640 })
  for (const address of ['/courses?topic=safety', '/courses/learner?search=a', '/courses/admin?cursor=x'])
    expect(arrive(address), address).toEqual({ kind: 'stay' })
  for (const address of ['/courses', '/course/basics?a=1', '/users?search=ada', '/#'])
    expect(arrive(address), address).toEqual({ kind: 'top' })
})

test('[SES-037] keeps the position from item to item of an outline, and opens it at the top from anywhere else', () => {
  const outline = '/courses/builder/basics/outline'
  for (const from of [outline, `${outline}/Exam/7`])
    expect(arrive(`${outline}/Text/8`, null, from)).toEqual({ kind: 'stay' })
  expect(arrive(outline, null, `${outline}/Text/8`)).toEqual({ kind: 'stay' })
  for (const from of [null, '/courses/admin', '/courses/builder/advanced/outline/Text/9'])
    for (const address of [outline, `${outline}/Text/8`]) expect(arrive(address, null, from)).toEqual({ kind: 'top' })
})

test('[SES-038] looks for an element every 100 ms, at most 50 times', async () => {
  let looks = 0
  const never = waitForElement(() => ((looks += 1), null))
  await vi.advanceTimersByTimeAsync(250)
  expect(looks).toBe(3)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await never).toBeNull()
  expect(looks).toBe(50)

  let late = 0
  const found = waitForElement(() => ((late += 1) === 4 ? 'here' : null))
  await vi.advanceTimersByTimeAsync(300)
  expect(await found).toBe('here')
})
