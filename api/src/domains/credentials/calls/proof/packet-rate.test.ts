import { afterAll, beforeAll, expect, test } from 'vitest'
import { make_certificates_file, make_packet, preview_packet } from '@portico/shared/contract/credentials/proof.ts'
import { createWorld, type Person, type World } from '../../../../../../tests/support/world.ts'

let world: World
let admin: Person
beforeAll(async () => {
  world = await createWorld()
  admin = await world.person('admin')
})
afterAll(() => world.close())

const used = (what: string, hits: number) => world.services.platform.sql`
  insert into rate_limits values (${`${what}:${admin.id}`}, ${hits}, now() + interval '1 hour')
  on conflict (key) do update set hits = excluded.hits`
const period = { agency_id: 999_999, from: '2026-01-01', to: '2026-02-01' }
const limitedCalls = {
  packet: () => admin.call(make_packet, { body: period }),
  certificates: () => admin.call(make_certificates_file, { params: { slug: 'no-such-course' } }),
  preview: () => admin.call(preview_packet, { body: period }),
}

test('limits a person to ten packets or certificate zips and 120 previews an hour', async () => {
  for (const ask of [limitedCalls.packet, limitedCalls.certificates]) {
    await used('packets', 9)
    await expect(ask()).rejects.toMatchObject({ status: 404 })
    await expect(ask()).rejects.toMatchObject({ status: 429, code: 'general.too_many_requests' })
  }
  await used('packet-previews', 119)
  await expect(limitedCalls.preview()).rejects.toMatchObject({ status: 404 })
  await expect(limitedCalls.preview()).rejects.toMatchObject({ status: 429 })
})
