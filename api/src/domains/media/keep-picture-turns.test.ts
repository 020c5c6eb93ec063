import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type Person, type World } from '../../../../tests/support/world.ts'
import { decodeInTurn } from './decode-in-turn.ts'

let world: World
beforeAll(async () => void (world = await createWorld()))
afterAll(() => world.close())

/** A logo that is kept only once it was decoded and turned upright; each has other bytes. */
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

test('a third picture of a person is refused while two wait to be decoded; a colleague’s and another portal’s are kept', async () => {
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
