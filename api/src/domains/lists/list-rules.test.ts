import { expect, test } from 'vitest'
import { joinRules, type ListRules } from './list-rules.ts'

test('[ROL-037] a list with its own reach rule also keeps the one derived from its courses', async () => {
  const asked: string[] = []
  const named = (name: string): ListRules => ({
    reach: (_db, _actor, { refused_by }) => {
      asked.push(name)
      return refused_by === name ? Promise.reject(new Error(name)) : Promise.resolve()
    },
  })
  const { reach } = joinRules(named('own'), named('derived'))
  const ask = (refused_by: string) => reach?.({} as never, {} as never, { refused_by })
  await ask('nobody')
  expect(asked).toEqual(['derived', 'own'])
  await expect(ask('own')).rejects.toThrow('own')
  await expect(ask('derived')).rejects.toThrow('derived')
})
