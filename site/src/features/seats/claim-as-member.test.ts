import { createElement as h } from 'react'
import { renderToStaticMarkup as draw } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ClaimAsMember } from './claim-as-member.tsx'

const invitedAs = (email: string) => ({ email, first_name: '', last_name: '', due_on: null, is_refused: false })
const shown = (invited: string | null, state: 'open' | 'full' = 'open', is_from_portal = false) =>
  draw(
    h(ClaimAsMember, {
      claim: { state, is_from_portal, invited: invited === null ? null : invitedAs(invited) },
      email: 'kim@example.com',
      busy: false,
      onTake: () => {},
    }),
  )
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')

test('[USR-026] an invitation of another email names both and offers to switch or to accept as this account', () => {
  const text = shown('xen@example.com')
  expect(text).toMatch(/This invitation is for xen@example\.com ?\. You are signed in as kim@example\.com/)
  expect(text).toMatch(/Switch account.*Accept as kim@example\.com/)
  expect(text).not.toContain('Accept and start')
})

test('[USR-026] the invited account accepts without a question; open links and taken seats ask nothing', () => {
  expect(shown('Kim@Example.com')).toContain('Accept and start')
  expect(shown('Kim@Example.com')).not.toContain('Switch account')
  expect(shown(null)).toContain('Claim your seat')
  expect(shown('xen@example.com', 'full')).not.toContain('Switch account')
})

test('an invitation by the portal is accepted by its own account alone', () => {
  expect(shown('xen@example.com', 'open', true)).toContain('Switch account')
  expect(shown('xen@example.com', 'open', true)).not.toContain('Accept as')
  expect(shown('kim@example.com', 'open', true)).toContain('Accept and start')
})
