import { expect, test } from 'vitest'
import { redactedPath } from './edge.ts'

test('the edge’s log omits reset and claim tokens, launches and file URLs from failed paths', () => {
  expect(redactedPath('/reset-password?email=a%40b.example&token=secret')).toBe('/reset-password')
  expect(redactedPath('/claim/a-secret-of-twenty-c?x=1')).toBe('/claim/…')
  expect(redactedPath('/c/a-launch.signed/player')).toBe('/c/…')
  expect(redactedPath('/f/an-address.signed/Handout.pdf')).toBe('/f/…')
  expect(redactedPath('/courses/learner/basics')).toBe('/courses/learner/basics')
})
