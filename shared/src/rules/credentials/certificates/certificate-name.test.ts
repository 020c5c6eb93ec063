import { expect, test } from 'vitest'
import { certificateName } from './certificate-name.ts'

test('a certificate shows first, middle and last name, without gaps', () => {
  const person = { first_name: 'Dana', middle_name: null, last_name: 'Whitlock' }
  expect([certificateName(person), certificateName({ ...person, middle_name: 'Jo' })]).toEqual([
    'Dana Whitlock',
    'Dana Jo Whitlock',
  ])
})
