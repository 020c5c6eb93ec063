import { expect, test } from 'vitest'
import { redactedPath } from './redacted-path.ts'

test('[HOLE-8] the edge’s log names the path of what failed, without reset and claim tokens, launches and addresses of files', () => {
  expect(redactedPath('/reset-password?email=a%40b.example&token=secret')).toBe('/reset-password')
  expect(redactedPath('/claim/a-secret-of-twenty-c?x=1')).toBe('/claim/…')
  expect(redactedPath('/c/a-launch.signed/player')).toBe('/c/…')
  expect(redactedPath('/f/an-address.signed/Handout.pdf')).toBe('/f/…')
  expect(redactedPath('/courses/learner/basics')).toBe('/courses/learner/basics')
})
