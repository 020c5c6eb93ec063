import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { update_material } from '@portico/shared/contract/materials.ts'
import { makeCourse } from '../../../../../../tests/support/course.ts'
import { formWith, uploadMaterial } from '../../../../../../tests/support/library.ts'
import { createWorld, type Person, type World } from '../../../../../../tests/support/world.ts'
import { examPools, questions } from '../../../item-types/tables.ts'
import { questionPools } from '../../../exams/tables.ts'
import { courseManagers } from '../../../learning/tables.ts'
import { materials } from '../../tables.ts'

let world: World
let admin: Person
beforeAll(async () => {
  world = await createWorld()
  admin = await world.person('admin')
})
afterAll(() => world.close())

const picture = (background: string) =>
  sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .png()
    .toBuffer()

test('[ROL-037] people limited to courses cannot change pool question pictures that other courses use', async () => {
  const person = await world.person('course_admin')
  const outline = [['Exam']] as const
  const [own, other] = [await makeCourse(world, { outline }), await makeCourse(world, { outline })]
  const { material } = await uploadMaterial(admin, 'ladder.png', await picture('#1f4fd8'))
  const draw = (course: typeof own, question_pool_id: number) =>
    world.within('core', (tx) =>
      tx.insert(examPools).values({ exam_id: course.items[0]?.itemable_id ?? 0, question_pool_id, draw: 1 }),
    )
  const pool_id = await world.within('core', async (tx) => {
    await tx.insert(courseManagers).values({ course_id: own.id, user_id: person.id, added_by: admin.id })
    const address = '/media/ladder-40x30.png'
    await tx.update(materials).set({ picture: address }).where(eq(materials.uuid, material.uuid))
    const [pool] = await tx.insert(questionPools).values({ title: 'Pool' }).returning()
    const question_pool_id = pool?.id ?? 0
    await tx.insert(questions).values({ question_pool_id, type: 'single', title: 'Which ladder?', picture: address })
    return question_pool_id
  })
  const replace = async (color: string) =>
    (await person.send('POST', `/materials/${material.uuid}/file`, formWith('ladder.png', await picture(color)))).status
  await draw(own, pool_id)
  await draw(other, pool_id)
  expect(await replace('#c02020')).toBe(403)
  await expect(
    person.call(update_material, { params: { uuid: material.uuid }, body: { name: 'You failed.png' } }),
  ).rejects.toMatchObject({ status: 403, code: 'access.used_elsewhere' })
  await world.within('core', (tx) =>
    tx.delete(examPools).where(eq(examPools.exam_id, other.items[0]?.itemable_id ?? 0)),
  )
  expect(await replace('#20c020')).toBe(200)
})
