import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { portalType } from '../../states/portal-type.ts'
import { availableCredits } from './available-credits.ts'
import { ledgerBalance, type CreditMovement } from './ledger-balance.ts'
import { creditSource, mayMoveCredits } from './may-move-credits.ts'

const accounts = [creditSource, 'pool', 'course:1', 'course:2', 'manager:7', 'learner:9']

const movement = fc.record({ from: fc.constantFrom(...accounts), to: fc.constantFrom(...accounts), amount: fc.integer({ min: -2, max: 20 }) })

describe('the ledger', () => {
  test('[CRD-001] an enrolment moves one credit, and the second one of a single credit is refused', () => {
    const bought: CreditMovement[] = [{ from: creditSource, to: 'course:1', amount: 1 }]
    const enrol = { from: 'course:1', to: 'learner:9', amount: 1 }
    expect(mayMoveCredits({ movements: bought, movement: enrol })).toBe(true)
    const used = [...bought, enrol]
    expect(ledgerBalance({ movements: used, account: 'course:1' })).toBe(0)
    expect(ledgerBalance({ movements: used, account: 'learner:9' })).toBe(1)
    expect(mayMoveCredits({ movements: used, movement: { ...enrol, to: 'learner:10' } })).toBe(false)
  })

  test('[CRD-022] [CRD-023] amounts that are no whole credits, and credits that are not there, do not move', () => {
    const movements: CreditMovement[] = [{ from: creditSource, to: 'pool', amount: 5 }]
    const may = (one: CreditMovement) => mayMoveCredits({ movements, movement: one })
    expect(may({ from: 'pool', to: 'course:1', amount: 5 })).toBe(true)
    expect(may({ from: 'pool', to: 'course:1', amount: 6 })).toBe(false)
    for (const amount of [0, -1, 1.5, Number.NaN]) expect(may({ from: 'pool', to: 'course:1', amount })).toBe(false)
    expect(may({ from: 'pool', to: 'pool', amount: 1 })).toBe(false)
    expect(may({ from: 'pool', to: creditSource, amount: 1 })).toBe(false)
  })

  test('[CRD-001] [CRD-006] [CRD-022] [CRD-023] whatever is tried, no balance falls below 0 and all of them sum to what was bought', () => {
    fc.assert(fc.property(fc.array(movement, { maxLength: 60 }), (tried) => {
      const movements: CreditMovement[] = []
      for (const one of tried) if (mayMoveCredits({ movements, movement: one })) movements.push(one)

      const balances = accounts.map((account) => ledgerBalance({ movements, account }))
      expect(balances.reduce((sum, balance) => sum + balance, 0)).toBe(0)
      const [source = 0, ...others] = balances
      for (const balance of others) expect(balance).toBeGreaterThanOrEqual(0)
      const bought = movements.reduce((sum, one) => sum + (one.from === creditSource ? one.amount : 0), 0)
      expect(others.reduce((sum, balance) => sum + balance, 0)).toBe(bought)
      expect(source).toBe(bought === 0 ? 0 : -bought)
    }))
  })

  test('[CRD-001] the order in which movements are read does not change a balance', () => {
    fc.assert(fc.property(fc.array(movement, { maxLength: 30 }), (movements) => {
      for (const account of accounts) expect(ledgerBalance({ movements: movements.toReversed(), account })).toBe(ledgerBalance({ movements, account }))
    }))
  })
})

describe('available credits', () => {
  test('[CRD-005] they are remaining, plus distributed unless the portal is a channel', () => {
    const credits = { remaining: 4, distributed: 3 }
    expect(availableCredits({ ...credits, portal_type: portalType.channel })).toBe(4)
    expect(availableCredits({ ...credits, portal_type: portalType.in_house })).toBe(7)
    expect(availableCredits({ ...credits, portal_type: null })).toBe(7)
  })
})
