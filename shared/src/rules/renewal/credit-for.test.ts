import { expect, test } from 'vitest'
import { creditFor } from './credit-for.ts'

const credit = (agency: string, states: string[], hundredths: number) => ({
  agency,
  states,
  hours: [{ subject: 'General', hundredths }],
})
const state = { code: 'TX' }
const credits = [credit('Nursing', ['TX'], 300), credit('Dental', ['TX'], 100), credit('dental ', [], 200)]

test('of a course counts what an agency that the requirement names gives, the one that gives most; without names as the state counts', () => {
  expect(creditFor({ agencies: [], state }, credits)?.agency).toBe('Nursing')
  expect(creditFor({ agencies: ['Dental'], state }, credits)?.hours[0]?.hundredths).toBe(200)
  expect(creditFor({ agencies: ['Law'], state }, credits)).toBeUndefined()
})
