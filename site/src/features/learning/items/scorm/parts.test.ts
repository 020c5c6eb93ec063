import type { ScoLine } from '@portico/shared/contract/scorm/scorm.ts'
import { expect, test } from 'vitest'
import { hasSeveral, isLastPart, nextPart, unfinished } from './parts.ts'

const line = (identifier: string, more: Partial<ScoLine> = {}): ScoLine => ({
  identifier,
  title: identifier,
  depth: 0,
  is_launchable: true,
  status: 4,
  score: null,
  locked_by: null,
  ...more,
})

const restarted: ReadonlySet<string> = new Set()

test('continues with the next open part after the current one, then with earlier skipped ones', () => {
  const heading = line('h', { is_launchable: false })
  const lines = [line('a'), heading, line('b', { status: 2 }), line('c', { locked_by: 'a' }), line('d')]
  expect(hasSeveral(lines)).toBe(true)
  expect(hasSeveral([heading, line('a')])).toBe(false)
  expect(nextPart(lines, 'b')?.identifier).toBe('d')
  expect(nextPart(lines, 'd')?.identifier).toBe('a')
  expect(nextPart([line('a', { status: 5 }), line('b', { status: 2 })], 'a')).toBeNull()
})

test('an open part leads on, also to one that waits for it; visited parts come last', () => {
  const lines = [line('a', { status: 1 }), line('b', { locked_by: 'a' }), line('c', { locked_by: 'b' })]
  expect(nextPart(lines, 'a')?.identifier).toBe('b')
  const left = [line('a', { status: 1 }), line('b', { status: 1 }), line('c', { status: 1 })]
  expect(nextPart(left, 'c', new Set(['a', 'c']))?.identifier).toBe('b')
  const visited = new Set(['a', 'b', 'c'])
  expect([nextPart(left, 'c', visited), isLastPart(left, { current: 'c', visited, restarted })]).toEqual([null, true])
  const done = [...left.slice(0, 2), line('c', { status: 5 })]
  expect([nextPart(done, 'c', visited)?.identifier, isLastPart(done, { current: 'c', visited, restarted })]).toEqual([
    'a',
    false,
  ])
  expect(unfinished(left)?.text).toBe('This lesson is not finished yet: “a” is still open.')
})

test('a part that was not passed opens nothing that waits for it, and says that it can start again', () => {
  const lines = [line('a', { status: 3 }), line('b', { locked_by: 'a' })]
  expect([nextPart(lines, 'a'), isLastPart(lines, { current: 'a', visited: new Set(), restarted })]).toEqual([
    null,
    false,
  ])
  const again = [line('a', { status: 2 }), line('b', { status: 3 })]
  const place = { current: 'b', visited: new Set<string>() }
  expect(isLastPart(again, { ...place, restarted })).toBe(false)
  expect(isLastPart(again, { ...place, restarted: new Set(['b']) })).toBe(true)
  expect(unfinished([line('a', { status: 3 }), line('b', { status: 2 })])?.text).toBe(
    'You didn’t pass “a”. You can start it again.',
  )
  expect(unfinished([line('a', { status: 2 }), line('b', { status: 5 })])).toBeNull()
})
