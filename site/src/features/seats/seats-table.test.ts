import { createElement as h } from 'react'
import { renderToStaticMarkup as draw } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import type { OrderInFull, Seats } from '@portico/shared/contract/orders/orders.ts'
import { SeatsTable } from './seats-table.tsx'

const person = (id: number, name: string) => ({
  enrollment_id: id,
  person: { id, name, email: `${name.toLowerCase()}@example.com` },
  claimed_at: '2026-03-01T12:00:00Z',
  status: 4 as const,
  percentage: 0,
  started_at: null,
  finished_at: null,
  invited_as: null,
})
const seats: Seats = {
  claimed: [person(1, 'Ada')],
  invited: [],
  used: [
    { ...person(2, 'Grace'), started_at: '2026-03-02T12:00:00Z', percentage: 40, left_at: '2026-04-02T12:00:00Z' },
    { ...person(3, ''), person: null, left_at: '2026-04-03T12:00:00Z' },
  ],
  free: 1,
  elsewhere: 2,
}
const drawn = (of: Seats, is_disputed = false) =>
  draw(
    h(SeatsTable, {
      order: { id: 9, user: { id: 1 } } as OrderInFull,
      line: { id: 4, seats: of, is_disputed } as OrderInFull['lines'][number],
      onChange: async () => {},
      onSaid: () => {},
    }),
  )
    .replaceAll('<wbr/>', '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')

beforeEach(() => void vi.stubGlobal('document', { body: { dataset: { timeZone: 'America/New_York' } } }))

test('lists all seats of a line: claimed, used, assigned outside the order, available', () => {
  const shown = drawn(seats)
  expect(shown).toContain('1 claimed, 0 invited, 2 used, 2 assigned outside this order, 1 available')
  expect(shown).toMatch(/Ada \(you\) ada@example\.com Claimed/)
  expect(shown).toMatch(/Grace grace@example\.com Used Left on Apr(?:il|\.)? 2, 2026 at 40%/)
  expect(shown).toMatch(/No longer a member Used Left on/)
  expect(shown).toContain('2 seats Assigned outside this order 1 seat Available')
  const plain = drawn({ ...seats, used: [], elsewhere: 0 })
  expect(plain).toContain('1 claimed, 0 invited, 1 available')
  expect(plain).not.toContain('Used')
})

test('[CHK-002] shows the progress of each person; only unstarted seats can be revoked, and none during a dispute', () => {
  const started = { ...person(4, 'Edsger'), status: 1 as const, percentage: 35, started_at: '2026-03-02T12:00:00Z' }
  const done = { ...person(5, 'Barbara'), status: 5 as const, percentage: 100, finished_at: '2026-03-09T12:00:00Z' }
  const shown = drawn({ ...seats, claimed: [person(1, 'Ada'), person(6, 'Alan'), started, done] })
  expect(shown).toMatch(/Edsger edsger@example\.com Claimed Mar(?:ch|\.)? 1, 2026 In progress: 35% /)
  expect(shown).toMatch(
    /Barbara barbara@example\.com Claimed Mar(?:ch|\.)? 1, 2026 Completed on Mar(?:ch|\.)? 9, 2026 /,
  )
  expect(shown).toMatch(/Alan alan@example\.com Claimed Mar(?:ch|\.)? 1, 2026 Not started Revoke/)
  expect(shown.match(/\bRevoke\b(?! this)/g)).toHaveLength(2)
  expect(drawn({ ...seats, claimed: [person(6, 'Alan')] }, true)).not.toContain('Revoke')
})

test('an email breaks after its @ where its column is narrow', () => {
  const line = { id: 4, seats, is_disputed: false } as unknown as OrderInFull['lines'][number]
  const order = { id: 9, user: { id: 1 } } as OrderInFull
  const table = draw(h(SeatsTable, { order, line, onChange: async () => {}, onSaid: () => {} }))
  expect(table).toContain('ada@<wbr/>example.com')
})
