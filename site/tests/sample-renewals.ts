import type { Data } from '@portico/shared/calls/endpoint.ts'
import type { get_renewal } from '@portico/shared/contract/credentials/renewals.ts'

export const sampleRenewal: Data<typeof get_renewal> = {
  id: 3,
  slug: 'crane-operators-maryland',
  title: 'Crane operators in Maryland',
  state: { code: 'MD', title: 'Maryland' },
  profession: 'Crane operator',
  cycle_years: 1,
  total: 800,
  subjects: [{ subject: 'Rigging', hundredths: 150 }],
  caps: [
    { mode: 'online', hundredths: 400 },
    { mode: 'live_online', hundredths: 0 },
  ],
  agencies: ['OSHA'],
  text: '<p>Renewed every year.</p>',
  source: 'https://board.example.com/renewal',
  checked_on: '2026-11-02',
  related: {
    state: { id: 21, slug: 'maryland', title: 'Maryland' },
    agencies: [{ id: 2, slug: 'osha', title: 'OSHA' }],
    renewals: [{ id: 4, slug: 'crane-operators-ohio', title: 'Crane operators in Ohio' }],
  },
}
