import { CallError } from '@portico/shared/errors/failures/call-error.ts'
import { expect, test } from 'vitest'
import { finishFailure, startFailure, submitFailure } from '../load/call-failure.ts'
import { frameSources, mediaSources } from './video/frame-sources.ts'
import { itemShortcut } from '../player/item-shortcut.ts'
import { statusStyle } from './status-style.ts'
import { lengthOf, timeOf, videoUrl } from './video/video-provider.ts'

test('[LRN-021] reports that a failed start or finish changed nothing, or the refusal’s own reason', () => {
  const locked = new CallError({
    status: 409,
    code: 'learning.item_locked',
    message: 'Please complete "One" first to unlock this item.',
  })
  const broken = new CallError({
    status: 500,
    code: 'general.internal',
    message: 'Something went wrong. Please try again later.',
  })
  expect(startFailure(locked)).toBe('Please complete "One" first to unlock this item.')
  expect(startFailure(broken)).toBe('The item could not be started. Its status has not changed.')
  expect(finishFailure(new TypeError('Failed to fetch'))).toBe(
    'The item could not be finished. Its status has not changed.',
  )
  expect(submitFailure(broken, 'exam')).toBe('Your exam wasn’t submitted. Your answers are saved. Try again.')
  expect(submitFailure(locked, 'exam')).toBe('Please complete "One" first to unlock this item.')
})

test('[LRN-014] [LRN-015] gives every status a label, and all but Not started a color', () => {
  expect(([1, 2, 3, 4, 5] as const).map(statusStyle)).toEqual([
    { tone: 'progress', label: 'In progress' },
    { tone: 'success', label: 'Passed' },
    { tone: 'failed', label: 'Failed' },
    { tone: undefined, label: 'Not started' },
    { tone: 'success', label: 'Finished' },
  ])
})

test('requires modifiers for the keys that move between items', () => {
  const press = { key: 'ArrowRight', altKey: true, shiftKey: true, ctrlKey: false, metaKey: false }
  expect(itemShortcut(press)).toBe('next')
  expect(itemShortcut({ ...press, key: 'ArrowLeft' })).toBe('previous')
  for (const other of [
    { ...press, altKey: false },
    { ...press, shiftKey: false },
    { ...press, ctrlKey: true },
    { ...press, key: 'n' },
  ])
    expect(itemShortcut(other)).toBeNull()
})

test('plays videos from the no-cookie hosts and resumes where the learner left them', () => {
  const own_origin = 'http://portico.localhost:8080'
  expect(videoUrl({ provider: 'youtube', video_id: 'dQw4w9WgXcQ' }, { seconds: 61.7, own_origin })).toBe(
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?enablejsapi=1&rel=0&origin=http%3A%2F%2Fportico.localhost%3A8080&start=61',
  )
  expect(videoUrl({ provider: 'vimeo', video_id: '76979871' }, { seconds: 12, own_origin })).toBe(
    'https://player.vimeo.com/video/76979871?api=1&dnt=1#t=12s',
  )
  expect(videoUrl({ provider: null, video_id: null }, { seconds: 12, own_origin })).toBeNull()
})

test('reads the position from both players’ messages and resets it at the end', () => {
  expect(timeOf(JSON.stringify({ event: 'infoDelivery', info: { currentTime: 42.5, duration: 300 } }))).toBe(42.5)
  expect(timeOf({ event: 'timeupdate', data: { seconds: 12.25, percent: 0.1, duration: 120 } })).toBe(12.25)
  expect(timeOf(JSON.stringify({ event: 'infoDelivery', info: { playerState: 0 } }))).toBe(0)
  const vimeo = JSON.stringify({ event: 'timeupdate', data: { seconds: 119, duration: 120 } })
  expect([timeOf(vimeo), lengthOf(vimeo)]).toEqual([119, 120])
  expect(timeOf({ event: 'ended', data: {} })).toBe(0)
  for (const other of [
    'not json',
    JSON.stringify({ event: 'onReady' }),
    { event: 'infoDelivery', info: { volume: 50 } },
    null,
  ])
    expect([timeOf(other), lengthOf(other)]).toEqual([null, null])
})

test('lets an item page play media from its own origin and the content host only', () => {
  expect(mediaSources('http://content.localhost:8080')).toBe("media-src 'self' http://*.content.localhost:8080")
})

test('[scorm] lets an item page frame only the content host and the video players', () => {
  expect(frameSources('http://content.localhost:8080')).toBe(
    "frame-src 'self' http://content.localhost:8080 http://*.content.localhost:8080 https://www.youtube-nocookie.com https://player.vimeo.com",
  )
})
