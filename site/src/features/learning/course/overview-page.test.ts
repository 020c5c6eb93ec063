import type { LearnerCourse } from '@portico/shared/contract/learning/learning.ts'
import { createElement as h } from 'react'
import { renderToStaticMarkup as draw } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { courseView, learnerCourse } from '../../../../../tests/support/learner-course.ts'
import { OverviewPage } from './overview-page.tsx'

beforeEach(() => vi.stubGlobal('document', { body: { dataset: { timeZone: 'America/New_York' } } }))
afterEach(() => vi.unstubAllGlobals())

/** The fact "Certificate" of an overview, as HTML. */
function certificateFact(course: Partial<LearnerCourse>): string {
  const view = courseView({ course: { ...learnerCourse, ...course }, second: 'Text', statuses: [5, 5, 5] })
  return /Certificate<\/dt><dd>(.*?)<\/dd>/.exec(draw(h(OverviewPage, { view })))?.[1] ?? ''
}
const finished = { finished_at: '2026-05-04T16:00:00.000Z', access: 'read_only', percentage: 100 } as const
const path = '/courses/learner/safe-lifting/7/certificates'

test('the overview says when the certificate comes, and leads to it once the course is finished', () => {
  expect(certificateFact({})).toBe('When you finish')
  expect(certificateFact({ certificate_template: null })).toBe('None')
  expect(certificateFact(finished)).toBe(`<a href="${path}">Ready to be issued</a>`)
  const certificate = { serial: '1', issued_at: '2026-05-04T17:00:00.000Z' }
  expect(certificateFact({ ...finished, certificate })).toMatch(new RegExp(`^<a href="${path}">Issued May 4, 2026`))
})
