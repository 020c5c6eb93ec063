import { randomInt } from 'node:crypto'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { password } from '../../../schemas/password.ts'
import { generatePassword } from './generate-password.ts'

test('[USR-034] a generated password has 8 to 12 characters with letter, digit and symbol, and validates', () => {
  const made = Array.from({ length: 500 }, () => generatePassword(randomInt))
  for (const one of made) {
    expect(one).toMatch(/^[A-Za-z0-9!@#$%^&*]{8,12}$/)
    expect(v.safeParse(password, one).success).toBe(true)
  }
  expect(new Set(made).size).toBe(500)
})
