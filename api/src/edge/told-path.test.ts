import { expect, test } from 'vitest'
import { toldPath } from './told-path.ts'

test('[HOLE-8] the edge’s log tells the path of what failed, without reset and claim tokens, launches and addresses of files', () => {
  expect(toldPath('/reset-password?email=a%40b.example&token=secret')).toBe('/reset-password')
  expect(toldPath('/claim/a-secret-of-twenty-c?x=1')).toBe('/claim/…')
  expect(toldPath('/c/a-launch.signed/player')).toBe('/c/…')
  expect(toldPath('/f/an-address.signed/Handout.pdf')).toBe('/f/…')
  expect(toldPath('/courses/learner/basics')).toBe('/courses/learner/basics')
})
