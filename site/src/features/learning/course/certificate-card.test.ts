import type { Certificate } from '@portico/shared/contract/credentials/certificates.ts'
import { createElement as h } from 'react'
import { renderToStaticMarkup as draw } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { CertificateCard } from './certificate-card.tsx'

vi.stubGlobal('document', { body: { dataset: { timeZone: 'America/New_York' } }, querySelector: () => null, title: '' })

const issued = {
  serial: 'PA-1',
  course: 'Safe Lifting',
  issued_at: '2026-05-04T16:00:00.000Z',
  expires_at: null,
  revoked_at: null,
  check_url: 'https://portico.example/certificates/PA-1',
} as Certificate
const drawn = (certificate: Certificate) => draw(h(CertificateCard, { certificate }))

test('the link of a valid certificate can be copied; a revoked certificate is not shared', () => {
  expect(drawn(issued)).toContain('Copy link')
  const revoked = drawn({ ...issued, revoked_at: '2026-06-04T16:00:00.000Z' })
  expect(revoked).not.toContain('Copy link')
  expect(revoked).not.toContain('LinkedIn')
})
