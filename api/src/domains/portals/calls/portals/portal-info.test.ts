import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { portalFacts } from '@portico/shared/guards/guard.ts'
import { portal_info } from '@portico/shared/contract/portals/portals.ts'
import { createWorld, type World } from '../../../../../../tests/support/world.ts'
import { companies, portals, portalSettings } from '../../tables.ts'

let world: World
beforeAll(async () => void (world = await createWorld()))
afterAll(() => world.close())

test('[TEN-018] [TEN-019] a portal is valid if set up and its company has name and emails', async () => {
  const isValid = async () => (await world.visitor('summit').call(portal_info)).is_valid
  expect(await isValid()).toBe(true)
  const company = (support_email: string | null) =>
    world.services.platform.db
      .update(companies)
      .set({ support_email })
      .where(eq(companies.portal_id, world.portals.summit.id))
  await company(null)
  expect(await isValid()).toBe(false)
  await company('help@summit.example')
  expect(await isValid()).toBe(true)
  await world.services.platform.db
    .update(portalSettings)
    .set({ secondary_logo: null })
    .where(eq(portalSettings.portal_id, world.portals.summit.id))
  expect(await isValid()).toBe(false)
  expect((await world.visitor('blank').call(portal_info)).is_valid).toBe(false)
})

test('portal info contains every fact that guards need about a portal', async () => {
  await world.services.platform.db
    .update(portals)
    .set({ plan_short_name: 'partner', subscription_ends_at: new Date('2026-01-31T00:00:00Z') })
    .where(eq(portals.id, world.portals.northwind.id))
  await world.services.platform.db
    .update(portalSettings)
    .set({ disable_course_questions: true, has_course_catalog: true })
    .where(eq(portalSettings.portal_id, world.portals.northwind.id))
  const facts = async () => portalFacts(await world.visitor('northwind').call(portal_info))
  world.setNow(new Date('2026-01-30T00:00:00Z'))
  expect(await facts()).toEqual({
    kind: 'tenant',
    type: 1,
    is_marketable: false,
    is_blocked: false,
    is_valid: true,
    has_blog: false,
    has_course_catalog: true,
    disable_course_questions: true,
    is_provider: true,
    has_subscription: true,
    host: 'northwind.portico.localhost',
    url: 'http://northwind.portico.localhost:8080',
  })
  world.setNow(new Date('2026-02-01T00:00:00Z'))
  expect((await facts()).has_subscription).toBe(false)
  world.setNow(null)
  expect(portalFacts(await world.visitor('paused').call(portal_info)).is_blocked).toBe(true)
})
