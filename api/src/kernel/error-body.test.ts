import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from '../../../tests/support/world.ts'

let world: World
beforeAll(async () => void (world = await createWorld()))
afterAll(() => world.close())

test('all refusals share one body, whose request id matches the header', async () => {
  const { CONTENT_HOST } = world.config
  const ask = async (host: string, path: string) => {
    const answer = await world.app.request(`http://${host}${path}`, { headers: { host } })
    const { error }: { error: Record<string, unknown> } = await answer.json()
    return { header: answer.headers.get('x-request-id'), error }
  }
  const core = world.portals.core.host
  for (const refused of [
    await ask(core, '/api/me'),
    await ask(core, '/api/nothing-of-ours'),
    await ask(`${'0'.repeat(32)}.${CONTENT_HOST}`, '/launch/unsigned/index.html'),
    await ask(`files.${CONTENT_HOST}`, '/unsigned'),
  ]) {
    expect(Object.keys(refused.error).toSorted()).toEqual(['code', 'message', 'params', 'request_id'])
    expect(refused.error.request_id).toMatch(/^[\w-]{8,64}$/)
    expect(refused.header).toBe(refused.error.request_id)
  }
})
