import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FormProblems } from './form-problems.tsx'

const rendered = (errors: Record<string, string[]>): string =>
  renderToStaticMarkup(createElement(FormProblems, { form: 'register', failure: null, errors }))

test('[ERR-043] lists empty required fields and invalid fields in separate sentences above the form', () => {
  const empty = rendered({ email: ['This field is required'], password: ['Please enter at least 8 characters.'] })
  expect(empty).toContain('<h2>Please fill in the required fields to continue.</h2>')
  expect(empty).toContain('href="#register-email"')
  expect(
    rendered({ email: ['Please enter a valid email address.'], password: ['Please enter at least 8 characters.'] }),
  ).toContain('<h2>Please check these fields</h2>')
})
