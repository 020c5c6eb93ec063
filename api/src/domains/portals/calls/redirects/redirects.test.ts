import { create_redirect, delete_redirect, list_redirects } from '@portico/shared/contract/portals/redirects.ts'
import { find_redirect } from '@portico/shared/contract/portals/portals.ts'
import { CallError } from '@portico/shared/errors/failures/call-error.ts'
import { errorMessage } from '@portico/shared/errors/message.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type Person, type World } from '../../../../../../tests/support/world.ts'
import { addRedirect } from '../../../publishing/door.ts'
import { pages } from '../../../publishing/tables.ts'

let world: World
let admin: Person
beforeAll(async () => {
  world = await createWorld()
  admin = await world.person('portal_admin')
  await world.within('core', async (tx) => {
    await tx.insert(pages).values([
      { path: '/course/new-name', version: 1 },
      { path: '/course/taken-down', version: 1, status: 410 },
    ])
    await addRedirect(tx, { from: '/course/old-name', to: '/course/new-name' })
    await addRedirect(tx, { from: '/course/moved-away', to: '/course/taken-down' })
  })
})
afterAll(() => world.close())

const add = (from_path: string, to_path: string, who = admin) =>
  who.call(create_redirect, { body: { from_path, to_path } })
const refusalOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: unknown) => (error instanceof CallError ? error : null),
  )
const fieldsOf = async (from_path: string, to_path: string) => (await refusalOf(add(from_path, to_path)))?.fields
const leadsTo = (path: string) => world.visitor().call(find_redirect, { query: { path } })

test('[OP-58] lists redirects of renamed slugs and what staff added, found by old and new path', async () => {
  const made = await add(' /spring-sale/ ', '/courses')
  expect(made).toMatchObject({ from_path: '/spring-sale', to_path: '/courses', by_hand: true })
  const { data } = await admin.call(list_redirects)
  expect(data.map(({ from_path, by_hand }) => [from_path, by_hand])).toEqual([
    ['/spring-sale', true],
    ['/course/moved-away', false],
    ['/course/old-name', false],
  ])
  const found = await admin.call(list_redirects, { query: { search: 'NEW-name' } })
  expect(found.data.map(({ from_path }) => from_path)).toEqual(['/course/old-name'])
  expect(await leadsTo('/spring-sale')).toEqual({ to: '/courses', status: 301 })

  const remove = () => admin.call(delete_redirect, { params: { id: made.id } })
  await remove()
  expect(await leadsTo('/spring-sale')).toEqual({ to: null, status: 404 })
  expect((await refusalOf(remove()))?.code).toBe('general.not_found')
})

test('never leads to another host, to a file, or below a path of the server', async () => {
  for (const to of [
    'https://other.example/x',
    '//other.example',
    '/\\other.example',
    '/courses?page=2',
    '/a/../b',
    'courses',
  ])
    expect([to, Object.keys((await fieldsOf('/elsewhere', to)) ?? {})]).toEqual([to, ['to_path']])
  for (const from of ['/', '/old.html', '/api/portals', '/@summit-ce/courses', '/_astro/x', '/courses/admin'])
    expect([from, Object.keys((await fieldsOf(from, '/courses')) ?? {})]).toEqual([from, ['from_path']])
})

test('shadows no page, makes no loop and no chain', async () => {
  const page_exists = [errorMessage('redirects.page_exists')]
  for (const from of ['/courses', '/login', '/course/new-name', '/course'])
    expect([from, await fieldsOf(from, '/faq')]).toEqual([from, { from_path: page_exists }])
  expect(await fieldsOf('/loop', '/loop')).toEqual({ to_path: [errorMessage('redirects.same_path')] })
  expect(await fieldsOf('/first', '/course/old-name')).toEqual({ to_path: [errorMessage('redirects.leads_on')] })
  expect(await fieldsOf('/first', '/course/never-there')).toEqual({ to_path: [errorMessage('redirects.no_page')] })
  expect(await fieldsOf('/course/old-name', '/courses')).toEqual({ from_path: [errorMessage('redirects.exists')] })
  await add('/course/taken-down', '/courses')
  expect(await leadsTo('/course/moved-away')).toEqual({ to: '/courses', status: 301 })
})

test('a renamed page that was removed afterwards is gone at its old path, too', async () => {
  await world.within('core', async (tx) => {
    await tx.insert(pages).values({ path: '/faq/removed', version: 1, status: 410 })
    await addRedirect(tx, { from: '/faq/before', to: '/faq/removed' })
  })
  expect(await leadsTo('/faq/before')).toEqual({ to: null, status: 410 })
})

test('only who may change the portal’s settings sees and adds redirects', async () => {
  const editor = await world.person('editor')
  expect((await refusalOf(editor.call(list_redirects)))?.status).toBe(403)
  expect((await refusalOf(add('/no-right', '/courses', editor)))?.status).toBe(403)
})
