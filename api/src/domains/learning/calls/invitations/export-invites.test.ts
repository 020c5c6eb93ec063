import { afterAll, beforeAll, expect, test } from 'vitest'
import { give_credits } from '@portico/shared/contract/credits/moves.ts'
import {
  cancel_invite,
  export_manager_invites,
  invite_to_course,
  list_manager_invites,
} from '@portico/shared/contract/learning/invitations.ts'
import { invitation, invitationLabels } from '@portico/shared/states/learning/invitation.ts'
import { makeCourse, type MadeCourse } from '../../../../../../tests/support/course.ts'
import { fillPool } from '../../../../../../tests/support/portal-credits.ts'
import { createWorld, type Person, type World } from '../../../../../../tests/support/world.ts'

let world: World
beforeAll(async () => void (world = await createWorld()))
afterAll(() => world.close())

test('[ADM-006] a manager exports their own invitations, filtered like the list, without formula cells', async () => {
  const admin = await world.person('portal_admin')
  await fillPool(world, 20)
  const [knots, ropes] = [await makeCourse(world, { title: 'Knots' }), await makeCourse(world, { title: 'Ropes' })]
  const [manager, other] = [await world.person('manager'), await world.person('manager')]
  const invite = async (who: Person, course: MadeCourse, email: string, first_name: string) => {
    const given = { amount: 1, sent_as: crypto.randomUUID(), course_id: course.id, email: who.email }
    await admin.call(give_credits, { body: given })
    await who.call(invite_to_course, {
      params: { slug: course.slug },
      body: { people: [{ email, first_name, last_name: 'Hopper' }] },
    })
  }
  await invite(manager, knots, 'grace@example.com', '=1+1')
  await invite(manager, ropes, 'ada@example.com', 'Ada')
  await invite(other, knots, 'eve@example.com', 'Eve')
  const [newest] = (await manager.call(list_manager_invites)).data
  await manager.call(cancel_invite, { params: { id: newest?.id ?? 0 } })
  const download = (who: Person, filter = '') => who.send('GET', `${export_manager_invites.path}${filter}`)
  const rows = async (who: Person, filter = '') =>
    (await (await download(who, filter)).text())
      .trim()
      .split('\r\n')
      .map((line) => line.split(',').slice(0, 5))
  const file = await download(manager)
  expect(file.headers.get('content-type')).toContain('text/csv')
  expect(file.headers.get('content-disposition')).toMatch(/invitations-\d{4}-\d\d-\d\d\.csv/)
  const [head, ...lines] = await rows(manager)
  expect(head?.map((name) => name.replace('\uFEFF', ''))).toEqual([
    'Email',
    'First name',
    'Last name',
    'Course',
    'Status',
  ])
  const canceled = ['ada@example.com', 'Ada', 'Hopper', 'Ropes', invitationLabels[invitation.cancelled]]
  const open = ['grace@example.com', "'=1+1", 'Hopper', 'Knots', invitationLabels[invitation.pending]]
  expect(lines).toEqual([canceled, open])
  for (const filter of [`?course=${knots.slug}`, '?status=1', '?search=grace'])
    expect((await rows(manager, filter)).slice(1)).toEqual([open])
  expect((await rows(other)).slice(1).map(([email]) => email)).toEqual(['eve@example.com'])
  expect((await download(await world.person('learner'))).status).toBe(403)
})
