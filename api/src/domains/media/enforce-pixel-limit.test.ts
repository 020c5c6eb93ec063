import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { uploadMaterial } from '../../../../tests/support/library.ts'
import { createWorld, type Person, type PortalName, type World } from '../../../../tests/support/world.ts'
import { decodeInTurn } from './decode-in-turn.ts'
import { pixelsPerHour_millions } from './enforce-pixel-limit.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

/** Rotated, so that it is decoded before it is stored. */
const turned = (width: number) =>
  sharp({ create: { width, height: 1_000, channels: 3, background: '#0a7' } })
    .withMetadata({ orientation: 6 })
    .png()
    .toBuffer()
const picture = (width: number) =>
  sharp({ create: { width, height: 1_000, channels: 3, background: '#0a7' } })
    .png()
    .toBuffer()
async function logoOf(person: Person, width: number): Promise<string> {
  const answer = await person.send('POST', '/portal-settings/images/logo?file_name=logo.png', {
    body: new Uint8Array(await picture(width)),
    headers: { 'content-type': 'application/octet-stream' },
  })
  const { error } = (await answer.json()) as { error?: { code: string } }
  return error?.code ?? 'kept'
}
const countedPixels = async (portal: PortalName): Promise<number | undefined> => {
  const key = `pixels:${world.portals[portal].id}`
  const [row] = await world.services.platform.sql<{ hits: number }[]>`select hits from rate_limits where key = ${key}`
  return row?.hits
}

test('limits a portal’s pixels per hour; a refused picture does not count, other portals continue', async () => {
  const [admin, other] = [await world.person('admin'), await world.person('admin', 'summit')]
  expect(await logoOf(admin, 2_500)).toBe('kept')
  expect(await countedPixels('core')).toBe(3)
  const key = `pixels:${world.portals.core.id}`
  const { sql } = world.services.platform
  await sql`update rate_limits set hits = ${pixelsPerHour_millions - 2} where key = ${key}`
  const refused = await uploadMaterial(admin, 'large.png', await picture(2_600))
  expect(refused).toMatchObject({
    code: 'media.pixels_spent',
    message: 'This portal has reached its limit of large pictures for this hour. Try adding large.png again in 60 min.',
  })
  expect(await logoOf(admin, 2_501)).toBe('media.pixels_spent')
  expect(await countedPixels('core')).toBe(pixelsPerHour_millions - 2)
  expect(await logoOf(admin, 1_900)).toBe('kept')
  expect(await logoOf(other, 2_502)).toBe('kept')
  await sql`update rate_limits set resets_at = now() where key = ${key}`
  expect(await logoOf(admin, 2_503)).toBe('kept')
  expect(await countedPixels('core')).toBe(3)
})

test('a duplicate of a library picture is neither counted nor decoded', async () => {
  const admin = await world.person('admin', 'northwind')
  const bytes = await turned(3_000)
  expect(await uploadMaterial(admin, 'first.png', bytes)).toMatchObject({ is_duplicate: false })
  expect(await countedPixels('northwind')).toBe(3)
  // A picture that needs decoding would wait for this one.
  let letGo = () => {}
  void decodeInTurn(null, () => new Promise<void>((resolve) => (letGo = resolve)))
  expect(await uploadMaterial(admin, 'again.png', bytes)).toMatchObject({ is_duplicate: true })
  letGo()
  expect(await countedPixels('northwind')).toBe(3)
})
