import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from '../../../tests/support/world.ts'

let world: World
beforeAll(async () => void (world = await createWorld()))
afterAll(() => world.close())

test('documentation pages answer 404 to names such as constructor, and 200 to existing files', async () => {
  const status = async (name: string) => (await world.visitor().send('GET', `/docs/${name}`)).status
  for (const name of ['constructor', '__proto__', 'toString', '..%2fpackage.json', 'package.json'])
    expect({ name, status: await status(name) }).toEqual({ name, status: 404 })
  expect([await status('swagger-ui.css'), await status('start.js')]).toEqual([200, 200])
})
