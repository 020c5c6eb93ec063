import type { ScoLine } from '@portico/shared/contract/scorm/scorm.ts'
import { expect, test } from 'vitest'
import { hasSeveral, nextPart } from './parts.ts'

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

test('continues with the next open part after the current one, then with earlier skipped ones', () => {
  const heading = line('h', { is_launchable: false })
  const lines = [line('a'), heading, line('b', { status: 2 }), line('c', { locked_by: 'a' }), line('d')]
  expect(hasSeveral(lines)).toBe(true)
  expect(hasSeveral([heading, line('a')])).toBe(false)
  expect(nextPart(lines, 'b')?.identifier).toBe('d')
  expect(nextPart(lines, 'd')?.identifier).toBe('a')
  expect(nextPart([line('a', { status: 5 }), line('b', { status: 2 })], 'a')).toBeNull()
})
