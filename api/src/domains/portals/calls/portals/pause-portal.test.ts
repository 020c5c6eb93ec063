import { afterAll, beforeAll, expect, test } from 'vitest'
import { pause_portal } from '@portico/shared/contract/portals/staff.ts'
import { portals } from '../../tables.ts'
import { eq } from 'drizzle-orm'
import { createWorld, type World } from '../../../../../../tests/support/world.ts'

let world: World
beforeAll(async () => void (world = await createWorld()))
afterAll(() => world.close())
const isPaused = async (id: number) =>
  (await world.services.platform.db.select({ is_paused: portals.is_paused }).from(portals).where(eq(portals.id, id)))[0]
    ?.is_paused

test('[TEN-009] [TEN-010] API and database refuse to pause the core and admin portals; tenants pause and resume', async () => {
  const root = await world.person('super_admin', 'admin')
  await root.confirm()
  const pause = (portal_id: number, is_paused: boolean) =>
    root.call(pause_portal, { params: { portal_id }, body: { is_paused } })
  for (const { id } of [world.portals.core, world.portals.admin]) {
    await expect(pause(id, true)).rejects.toMatchObject({
      status: 409,
      code: 'portals.never_paused',
      message: 'The core portal and the admin portal cannot be paused.',
    })
    await expect(world.services.platform.sql`update portals set is_paused = true where id = ${id}`).rejects.toThrow(
      /portals_only_tenants_pause/,
    )
    expect(await isPaused(id)).toBe(false)
  }
  await expect(pause(999_999, true)).rejects.toMatchObject({ code: 'portals.not_found' })
  const learners = [await world.person('learner', 'northwind'), await world.person('learner', 'core')] as const
  for (const is_paused of [true, false]) {
    expect(await pause(world.portals.northwind.id, is_paused)).toEqual({ id: world.portals.northwind.id, is_paused })
    expect(await isPaused(world.portals.northwind.id)).toBe(is_paused)
    const answers = await Promise.all(learners.map((one) => one.send('GET', '/learner/courses')))
    expect(answers.map(({ status }) => status)).toEqual([is_paused ? 403 : 200, 200])
  }
})
