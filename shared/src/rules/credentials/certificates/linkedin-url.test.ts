import { expect, test } from 'vitest'
import { linkedinUrl } from './linkedin-url.ts'

const certificateFields = {
  course: 'Safety & health: 10 hours',
  serial: 'AB12C-DE34F',
  issued_at: '2027-01-01T04:30:00.000Z',
  expires_at: null,
  check_url: 'https://academy.example/certificates/AB12C-DE34F',
  issuer: 'Harbor Academy',
  time_zone: 'America/New_York',
}
const fieldsOf = (address: string) => Object.fromEntries(new URL(address).searchParams)

test('fills LinkedIn’s form with course, portal, serial, verification URL and month in portal time', () => {
  const address = linkedinUrl(certificateFields)
  expect(address).toMatch(/^https:\/\/www\.linkedin\.com\/profile\/add\?/)
  expect(fieldsOf(address)).toEqual({
    startTask: 'CERTIFICATION_NAME',
    name: 'Safety & health: 10 hours',
    organizationName: 'Harbor Academy',
    issueYear: '2026',
    issueMonth: '12',
    certUrl: 'https://academy.example/certificates/AB12C-DE34F',
    certId: 'AB12C-DE34F',
  })
})

test('includes the expiration month and year if the certificate expires', () => {
  expect(fieldsOf(linkedinUrl({ ...certificateFields, expires_at: '2029-03-31T16:00:00.000Z' }))).toMatchObject({
    expirationYear: '2029',
    expirationMonth: '3',
  })
})
