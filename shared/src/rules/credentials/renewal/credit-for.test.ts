import { expect, test } from 'vitest'
import { creditFor } from './credit-for.ts'

const credit = (agency: string, states: string[], hundredths: number) => ({
  agency,
  states,
  hours: [{ subject: 'General', hundredths }],
})
const state = { code: 'TX' }
const credits = [credit('Nursing', ['TX'], 300), credit('Dental', ['TX'], 100), credit('dental ', [], 200)]

test('counts the named agencies’ largest credit, or the state’s credit if none is named', () => {
  expect(creditFor({ agencies: [], state }, credits)?.agency).toBe('Nursing')
  expect(creditFor({ agencies: ['Dental'], state }, credits)?.hours[0]?.hundredths).toBe(200)
  expect(creditFor({ agencies: ['Law'], state }, credits)).toBeUndefined()
})
