import { afterAll, beforeAll, expect, test } from 'vitest'
import { callsOf } from '@portico/shared/contract/lists/lists.ts'
import type { ListImport } from '@portico/shared/resources/import-calls.ts'
import { createWorld, type Person, type World } from '../../../../../tests/support/world.ts'

let world: World
let admin: Person
beforeAll(async () => {
  world = await createWorld()
  admin = await world.person('admin')
})
afterAll(() => world.close())

const organizations = callsOf('organizations')
async function validateFile(file: string): Promise<ListImport> {
  const answer = await admin.send('POST', '/portals/organizations/imports?file_name=codes.csv', {
    body: file,
    headers: { 'content-type': 'application/octet-stream' },
  })
  return ((await answer.json()) as { data: ListImport }).data
}
const exported = async () => (await admin.send('GET', '/portals/organizations/export')).text()

const codes = [
  ['Zeros', '00012345'],
  ['Powers', '1E5'],
  ['Days', '3-4'],
  ['=SUM(1;2)', '-77'],
  ["'=quoted", '+1 (555) 010-0199'],
  ["'t Hart; =1+1", "''x"],
] as const

test('re-importing an export changes nothing, whatever characters its values start with', async () => {
  for (const [name, provider_number] of codes)
    await admin.call(organizations.create, { body: { name, provider_number } })
  const found = await validateFile(await exported())
  expect(found).toMatchObject({ counts: { create: 0, update: 0, unchanged: codes.length, refused: 0 }, changes: [] })
})

test('previews old and new values, listing changes a spreadsheet may have caused first', async () => {
  const file = (await exported())
    .replace('00012345', '12345')
    .replace('1E5', '1.00E+05')
    .replace('3-4', '4-Mar')
    .replace('+1 (555) 010-0199', '+1 (555) 010-0200')
  const found = await validateFile(file)
  expect(found).toMatchObject({ counts: { update: 4, unchanged: codes.length - 4 }, spreadsheet_changes: 3 })
  const told = (before: string, after: string, is_spreadsheet = true) => [
    { label: 'Provider number', before, after, is_spreadsheet },
  ]
  expect(found.changes.map(({ fields }) => fields).slice(0, 3)).toEqual(
    expect.arrayContaining([told('00012345', '12345'), told('1E5', '1.00E+05'), told('3-4', '4-Mar')]),
  )
  expect(found.changes[3]?.fields).toEqual(told('+1 (555) 010-0199', '+1 (555) 010-0200', false))
  const numbers = (await admin.call(organizations.index)).data.map((row) => row.provider_number)
  expect(numbers).toEqual(expect.arrayContaining(['00012345', '1E5', '3-4']))
  const run = await admin.call(organizations.run_import, { params: { import: found.id } })
  expect(run).toMatchObject({ done: 4, changes: [{}, {}, {}, {}] })
})
