import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { list_user_seals, remove_user_seal } from '@portico/shared/contract/identity/people-about.ts'
import { delete_user_avatar } from '@portico/shared/contract/identity/people-avatar.ts'
import { show_user } from '@portico/shared/contract/identity/people-record.ts'
import { list_own_seals } from '@portico/shared/contract/identity/profile-seals.ts'
import { createWorld, type Person, type World } from '../../../../../../tests/support/world.ts'
import { memberships } from '../../tables.ts'

let world: World
let admin: Person
let png: Uint8Array<ArrayBuffer>
beforeAll(async () => {
  world = await createWorld()
  admin = await world.person('portal_admin')
  png = new Uint8Array(
    await sharp({ create: { width: 80, height: 80, channels: 3, background: 'teal' } })
      .png()
      .toBuffer(),
  )
})
afterAll(() => world.close())

const headers = { 'content-type': 'application/octet-stream' }
const send = async (path: string, body: Uint8Array<ArrayBuffer> = png) => {
  const answer = await admin.send('POST', path, { body, headers })
  return { status: answer.status, body: (await answer.json()) as { data?: { id: number; avatar?: string } } }
}
const of = (user_id: number) => ({ params: { user_id } })

test('[USR-006] [OP-111] staff grant and revoke a seal; the person sees it on that portal', async () => {
  const person = await world.person('learner')
  const made = await send(`/admin/users/${person.id}/seals?file_name=mentor.png&title=Mentor`)
  expect(made.status).toBe(200)
  expect(await admin.call(list_user_seals, of(person.id))).toMatchObject([
    { title: 'Mentor', image: expect.stringMatching(/^\/media\//), granted_by: 'Ada Example' },
  ])
  expect(await person.call(list_own_seals)).toMatchObject([{ title: 'Mentor' }])
  expect((await send(`/admin/users/${person.id}/seals?file_name=mentor.png&title=`)).status).toBe(422)
  const elsewhere = await world.person('portal_admin', 'summit')
  const seal = { params: { user_id: person.id, seal_id: made.body.data?.id ?? 0 } }
  await expect(elsewhere.call(remove_user_seal, seal)).rejects.toMatchObject({ status: 404 })
  await admin.call(remove_user_seal, seal)
  expect(await person.call(list_own_seals)).toEqual([])
})

test('[USR-011] uploads and removes a picture for portal-only accounts, and refuses shared ones', async () => {
  const [own, shared] = [await world.person('learner'), await world.person('learner')]
  await world.services.platform.db
    .insert(memberships)
    .values({ portal_id: world.portals.summit.id, user_id: shared.id, roles: ['learner'] })
  const upload = (user_id: number) => send(`/admin/users/${user_id}/avatar?file_name=face.png`)
  expect((await upload(shared.id)).status).toBe(403)
  const { body } = await upload(own.id)
  expect((await admin.call(show_user, of(own.id))).avatar).toBe(body.data?.avatar)
  expect(await admin.call(delete_user_avatar, of(own.id))).toEqual({ id: own.id, avatar: null })
  expect((await admin.call(show_user, of(own.id))).avatar).toBeNull()
  expect((await send(`/admin/users/${own.id}/avatar?file_name=face.png`, new Uint8Array([1, 2, 3]))).status).toBe(422)
})
