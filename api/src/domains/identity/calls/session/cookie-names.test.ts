import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from '../../../../../../tests/support/world.ts'
import { rememberCookie } from '../../../../edge/edge-guards.ts'

let world: World
beforeAll(async () => void (world = await createWorld()))
afterAll(() => world.close())

const domainOf = (line: string): string | null => /; Domain=([^;]*)/i.exec(line)?.[1] ?? null

test('[SES-060] [SES-061] [ROL-017] all cookies have the specified names; redirect path and current role have no domain', async () => {
  const person = await world.person(['admin', 'learner'], 'summit')
  const visitor = world.visitor('summit')
  const answers = [
    await visitor.send('GET', '/sanctum/csrf-cookie'),
    await visitor.send('POST', '/login', { body: { login: person.email, password: person.password } }),
    await visitor.send('PUT', '/user/role', { body: { role: 'learner' } }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  const lines = [...answers.flatMap((answer) => answer.headers.getSetCookie()), rememberCookie('/orders')[1] ?? '']
  const set = lines
    .filter((line) => !/Max-Age=0/.test(line))
    .map((line) => [line.split('=')[0] ?? '', domainOf(line)] as const)
  // current_locale and i18n_redirected are reserved and never set (OP-32).
  const names = new Map(set.filter(([name]) => !name.startsWith('portico_device')))
  expect(Object.fromEntries(names)).toEqual({
    'XSRF-TOKEN': 'portico.localhost',
    portico_session: 'portico.localhost',
    portico_is_auth: 'portico.localhost',
    portico_current_role: null,
    portico_redirect_path: null,
  })
})

test('a call works on the portal it names, otherwise the host’s, regardless of other tabs', async () => {
  const chief = await world.person('super_admin', 'admin')
  const there = await world.person('learner', 'summit')
  const listed = async (query = '') =>
    ((await (await chief.send('GET', `/admin/users${query}`)).json()) as { data: { id: number }[] }).data.map(
      ({ id }) => id,
    )
  chief.cookies.set('portico_selected_portal_id', String(world.portals.summit.id))
  expect(await listed()).not.toContain(there.id)
  expect(await listed(`?referer_portal_id=${world.portals.summit.id}`)).toContain(there.id)
})
