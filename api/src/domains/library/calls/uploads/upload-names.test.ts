import { afterAll, beforeAll, expect, test } from 'vitest'
import { create_material } from '@portico/shared/contract/materials.ts'
import { list_uploads } from '@portico/shared/contract/uploads.ts'
import { metadata, tus } from '../../../../../../tests/support/tus-client.ts'
import { createWorld, type Person, type World } from '../../../../../../tests/support/world.ts'

let world: World
let editor: Person
beforeAll(async () => {
  world = await createWorld()
  editor = await world.person('editor')
})
afterAll(() => world.close())

const odd = [
  ['\u202Efdp.exe.pdf', 'fdp.exe.pdf'],
  ['../../../one\r\ntwo.pdf', 'onetwo.pdf'],
] as const
const begin = (filename: string) =>
  tus(editor)('POST', '/tus', { headers: { 'upload-length': '10', 'upload-metadata': metadata({ filename }) } })

test('lists an upload under a one-line name without misleading characters', async () => {
  for (const [sent] of odd) expect((await begin(sent)).status).toBe(201)
  const names = (await editor.call(list_uploads)).map(({ file_name }) => file_name)
  expect(names.toSorted()).toEqual(odd.map(([, shown]) => shown).toSorted())
  expect((await begin('\u202E..')).status).toBe(400)
})

test('removes direction marks from the name of a form’s file', async () => {
  const form = new FormData()
  form.set('file', new File(['%PDF-1.4\n%%EOF'], '\u202Efdp.exe.txt.pdf', { type: 'application/pdf' }))
  const sent = new Response(form)
  const answer = await editor.send('POST', create_material.path, {
    body: new Uint8Array(await sent.arrayBuffer()),
    headers: { 'content-type': sent.headers.get('content-type') ?? '' },
  })
  expect(await answer.text()).toContain('fdp.exe.txt')
  const [row] = await world.services.platform.sql`select name from materials order by id desc limit 1`
  expect(JSON.stringify(row)).not.toMatch(/\u202E/)
})
