import { expect, test } from 'vitest'
import type { Access } from '@portico/shared/states/learning/access.ts'
import { countsTime } from './counts-time.ts'

const open = { locked_by: null }
const course = (access: Access, { template = true, issued = false } = {}) => ({
  access,
  certificate_template: template ? { id: 1 } : null,
  certificate: issued ? { serial: 'A-1', issued_at: '2026-11-30T08:00:00Z' } : null,
})

test('reports time while the course can be taken, but not in a locked item', () => {
  expect(countsTime(course('full', { template: false }), open)).toBe(true)
  expect(countsTime(course('full'), { locked_by: 'Lesson 1' })).toBe(false)
})

test('reports time after completion until the certificate is issued', () => {
  expect(countsTime(course('read_only'), open)).toBe(true)
  expect(countsTime(course('read_only', { issued: true }), open)).toBe(false)
  expect(countsTime(course('read_only', { template: false }), open)).toBe(false)
})

test('reports no time while access is paused or has ended', () => {
  expect(countsTime(course('paused'), open)).toBe(false)
  expect(countsTime(course('none'), open)).toBe(false)
})
