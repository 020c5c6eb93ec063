import { expect, test } from 'vitest'
import { refusedSkips } from './allowed-skips.ts'

const list =
  '# comment\n[SCO-001] real package | tests/no-such-folder | real packages lie outside the project\n[SCO-002] other | tests | reason\n'

test('[lint] a skip passes only when listed, and only while its path is absent', () => {
  expect(refusedSkips(['[SCO-001] real package golf'], list)).toEqual([])
  expect(refusedSkips(['[SCO-002] other', '[CRT-001] price'], list)).toEqual(['[SCO-002] other', '[CRT-001] price'])
})

test('[lint] a line without a reason is rejected', () => {
  expect(() => refusedSkips([], '[SCO-001] real package | -')).toThrow(/allowed-skips/)
})
