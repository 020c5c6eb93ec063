import { createElement as h } from 'react'
import { renderToStaticMarkup as draw } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AlreadyEnrolled } from './already-enrolled.tsx'

const course = { slug: 'ladder-safety' }
const invited = { email: 'olga@example.com', first_name: '', last_name: '', due_on: null, is_refused: false }
const shown = (claim: Pick<Parameters<typeof AlreadyEnrolled>[0]['claim'], 'invited' | 'state'>) =>
  draw(h(AlreadyEnrolled, { claim: { course, ...claim }, yours: { enrollment_id: 7, is_claimed: true } }))

test('a person with another seat of the order is not told that the open invitation of somebody else is theirs', () => {
  expect(shown({ invited, state: 'open' })).toContain('This seat stays available for someone else.')
  expect(shown({ invited, state: 'claimed' })).toContain('You’ve claimed this seat.')
  expect(shown({ invited: null, state: 'open' })).toContain('You’ve claimed this seat.')
})
