import { createElement as h } from 'react'
import { renderToStaticMarkup as draw } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ExamFacts } from './exam-intro.tsx'

const exam = { questions_count: 8, pass_percentage: 70, type: 'exam' as const, minutes: null }
const facts = (readOnly: boolean, remaining: number | null = 3): string =>
  draw(h(ExamFacts, { exam, remaining, readOnly }))

test('[EXM-009] shows the attempts left, but not once the course is completed', () => {
  expect(facts(false)).toContain('<dt>Attempts left</dt><dd>3</dd>')
  expect(facts(false, null)).toContain('<dd>Unlimited</dd>')
  expect(facts(true)).not.toContain('Attempts left')
  const check = draw(h(ExamFacts, { exam: { ...exam, type: 'survey' }, remaining: null, readOnly: false }))
  expect(check).toContain('<dt>Graded</dt><dd>No</dd>')
  expect(check).not.toContain('Attempts left')
  expect(draw(h(ExamFacts, { exam: { ...exam, minutes: 45 }, remaining: 1, readOnly: false }))).toContain(
    '<dd>45 min</dd>',
  )
  expect(facts(true)).toContain('<dt>Passing score</dt><dd>70%</dd>')
})
