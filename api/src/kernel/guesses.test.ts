import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from '../../../tests/support/world.ts'
import { Refusal } from './fail.ts'
import { forgetGuesses } from '../domains/identity/jobs/forget-guesses.ts'
import { clearGuesses, reserveGuess, enforceRateAndGuessLimit } from './guesses.ts'

let world: World
beforeAll(async () => void (world = await createWorld()))
afterAll(() => world.close())
const at_once = (count: number, limit: Parameters<typeof reserveGuess>[1]) =>
  Promise.all(Array.from({ length: count }, () => reserveGuess(world.services.platform, limit)))
const age = (key: string, seconds: number) =>
  world.services.platform
    .sql`update guesses set last_failed_at = now() - make_interval(secs => ${seconds}) where key = ${key}`

test('of 60 concurrent guesses only the free ones pass, then one after each doubled lockout', async () => {
  const limit = { key: 'a', free_failures: 5 }
  expect((await at_once(60, limit)).filter((wait_s) => wait_s === 0)).toHaveLength(5)
  for (const wait_s of [60, 120, 240, 480, 900, 900]) {
    expect(await reserveGuess(world.services.platform, limit)).toBe(wait_s)
    await age('a', wait_s - 5)
    expect(await reserveGuess(world.services.platform, limit)).toBe(5)
    await age('a', wait_s)
    expect((await at_once(10, limit)).filter((left_s) => left_s === 0)).toHaveLength(1)
  }
})

test('a correct guess clears the count of its own key only', async () => {
  const own = { key: 'b', free_failures: 5 }
  const other = { key: 'c', free_failures: 5 }
  await at_once(5, own)
  await at_once(5, other)
  await clearGuesses(world.services.platform, own.key)
  expect(await at_once(5, own)).toEqual([0, 0, 0, 0, 0])
  expect(await reserveGuess(world.services.platform, other)).toBe(60)
})

test('deletes day-old failures and expired windows, and keeps newer ones', async () => {
  const { platform } = world.services
  await at_once(1, { key: 'old', free_failures: 5 })
  await at_once(1, { key: 'young', free_failures: 5 })
  await age('old', 90_000)
  await platform.sql`insert into rate_limits values ('over', 1, now() - interval '1 second'), ('running', 1, now() + interval '1 minute')`
  await forgetGuesses(world.services)
  expect((await platform.sql`select key from guesses where key in ('old', 'young')`).map(({ key }) => key)).toEqual([
    'young',
  ])
  expect(
    (await platform.sql`select key from rate_limits where key in ('over', 'running')`).map(({ key }) => key),
  ).toEqual(['running'])
})

test('counts each hit even if its guess is refused, but guesses only within the limit', async () => {
  const { platform } = world.services
  const guess = { key: 'd', free_failures: 5 }
  const sixty = (rate: Parameters<typeof enforceRateAndGuessLimit>[1]['rate']) =>
    Promise.all(
      Array.from({ length: 60 }, () =>
        enforceRateAndGuessLimit(platform, { rate, guess }).then(
          () => 'reserved',
          (error: unknown) => error,
        ),
      ),
    )
  const sorted = (answers: unknown[]) =>
    answers.reduce<Record<string, number>>((counts, answer) => {
      const name = answer instanceof Refusal ? `${answer.code} ${JSON.stringify(answer.params)}` : String(answer)
      return { ...counts, [name]: (counts[name] ?? 0) + 1 }
    }, {})
  const kept = async (key: string) => [
    ...(await platform.sql`
      select (select hits from rate_limits where key = ${key}), (select failures from guesses where key = 'd')`),
  ]
  const few = { key: 'few', limit: 3, window_s: 900 }
  expect(sorted(await sixty(few))).toEqual({ reserved: 3, 'general.too_many_requests {"seconds":900}': 57 })
  expect(await kept('few')).toEqual([{ hits: 60, failures: 3 }])
  const many = { key: 'many', limit: 50, window_s: 900 }
  expect(sorted(await sixty(many))).toEqual({
    reserved: 2,
    'auth.account_locked {"minutes":1}': 48,
    'general.too_many_requests {"seconds":900}': 10,
  })
  expect(await kept('many')).toEqual([{ hits: 60, failures: 5 }])
})
