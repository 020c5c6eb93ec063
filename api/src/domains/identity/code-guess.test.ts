import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from '../../../../tests/support/world.ts'
import { releaseCodeGuess, reserveCodeGuess } from './code-guess.ts'

let world: World
beforeAll(async () => void (world = await createWorld()))
afterAll(() => world.close())

test('of thirty simultaneous code guesses, compares ten a day; a right one is not counted', async () => {
  const { platform } = world.services
  for (const guessed of [{ user_id: 7 }, { login: 'nobody@example.com' }]) {
    const outcomes = await Promise.allSettled(Array.from({ length: 30 }, () => reserveCodeGuess(platform, guessed)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: {
        code: 'auth.codes_exhausted',
        status: 429,
        message: 'Too many incorrect codes. Please try again in 24 hr.',
      },
    })
  }
  await expect(reserveCodeGuess(platform, { user_id: 8 })).resolves.toBeUndefined()
  for (let times = 0; times < 30; times += 1) {
    await reserveCodeGuess(platform, { user_id: 9 })
    await releaseCodeGuess(platform, { user_id: 9 })
  }
  await expect(reserveCodeGuess(platform, { user_id: 9 })).resolves.toBeUndefined()
})
