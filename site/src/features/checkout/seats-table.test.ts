import { createElement as h } from 'react'
import { renderToStaticMarkup as draw } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import type { OrderInFull } from '@portico/shared/contract/orders/orders.ts'
import { SeatsTable } from './seats-table.tsx'

const person = (id: number, name: string) => ({
  enrollment_id: id,
  person: { id, name, email: `${name.toLowerCase()}@example.com` },
  claimed_at: '2026-03-01T12:00:00Z',
  invited_as: null,
})
const seats: OrderInFull['lines'][number]['seats'] = {
  claimed: [person(1, 'Ada')],
  invited: [],
  used: [
    { ...person(2, 'Grace'), left_at: '2026-04-02T12:00:00Z' },
    { ...person(3, ''), person: null, left_at: '2026-04-03T12:00:00Z' },
  ],
  free: 1,
  elsewhere: 2,
}
const drawn = (of: typeof seats) =>
  draw(
    h(SeatsTable, {
      order: { id: 9, user: { id: 1 } } as OrderInFull,
      line: { id: 4, seats: of } as OrderInFull['lines'][number],
      onChange: async () => {},
      onSaid: () => {},
    }),
  )
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')

beforeEach(() => void vi.stubGlobal('document', { body: { dataset: { timeZone: 'America/New_York' } } }))

test('lists all seats of a line: claimed, used, assigned outside the order, free', () => {
  const shown = drawn(seats)
  expect(shown).toContain('1 claimed, 0 invited, 2 used, 2 assigned outside this order, 1 free')
  expect(shown).toMatch(/Ada \(you\) ada@example\.com Claimed/)
  expect(shown).toMatch(/Grace grace@example\.com Used Left on Apr(?:il|\.)? 2, 2026/)
  expect(shown).toMatch(/No longer a member Used Left on/)
  expect(shown).toContain('2 seats Assigned outside this order 1 seat Free')
  const plain = drawn({ ...seats, used: [], elsewhere: 0 })
  expect(plain).toContain('1 claimed, 0 invited, 1 free')
  expect(plain).not.toContain('Used')
})
