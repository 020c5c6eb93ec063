import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type Person, type World } from '../../../../tests/support/world.ts'
import { decodeInTurn } from './decode-in-turn.ts'

let world: World
beforeAll(async () => void (world = await createWorld()))
afterAll(() => world.close())

/** A logo that must be decoded and rotated before it is stored; each width gives different bytes. */
const turned = (width: number) =>
  sharp({ create: { width, height: 40, channels: 3, background: '#0a7' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
async function sendLogo(person: Person, width: number): Promise<number> {
  const answer = await person.send('POST', '/portal-settings/images/logo?file_name=logo.jpg', {
    body: new Uint8Array(await turned(width)),
    headers: { 'content-type': 'application/octet-stream' },
  })
  return answer.status
}

test('refuses a person’s third picture while two wait to be decoded; other people’s are stored', async () => {
  const [admin, colleague] = [await world.person('admin'), await world.person('admin')]
  const other = await world.person('admin', 'summit')
  let letGo = () => {}
  const busy = decodeInTurn(null, () => new Promise<void>((resolve) => (letGo = resolve)))
  const sent = [61, 62, 63].map((width) => sendLogo(admin, width))
  expect(await Promise.race(sent)).toBe(503)
  const others = [sendLogo(colleague, 64), sendLogo(other, 65)]
  letGo()
  await busy
  expect((await Promise.all(sent)).toSorted()).toEqual([200, 200, 503])
  expect(await Promise.all(others)).toEqual([200, 200])
})
