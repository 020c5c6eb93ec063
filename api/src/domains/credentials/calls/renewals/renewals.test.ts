import { afterAll, beforeAll, expect, test } from 'vitest'
import { get_renewal, list_renewals, plan_renewal } from '@portico/shared/contract/credentials/renewals.ts'
import { bundleCourses, bundles } from '../../../courses/tables.ts'
import { agencies, agencyStates, renewalRequirements, states } from '../../../lists/tables.ts'
import { accreditations } from '../../tables.ts'
import { readStamp } from '../../../../price-stamps/price-stamp.ts'
import type { Transaction } from '../../../../db/client.ts'
import { seedRenewal } from '../../../../../../tests/support/seed-renewal.ts'
import { offerCourse } from '../../../../../../tests/support/shop.ts'
import { createWorld, type World } from '../../../../../../tests/support/world.ts'

const notFound = { status: 404, code: 'general.not_found' }
const nothing = { earned: [], done: [], held: [] }
let world: World
let florida: number
let anywhere: number
let texas: number

beforeAll(async () => {
  world = await createWorld()
  await world.within('core', async (tx) => {
    florida = await agencyOf(tx, 'FL')
    texas = await agencyOf(tx, 'TX')
    anywhere = await agencyOf(tx, null)
    const row = {
      title: 'RN in Florida',
      slug: 'rn-fl',
      state: 'FL',
      profession: 'RN',
      hours: 4,
      subjects: 'Laws: 1',
    } as const
    const source = 'https://board.example.com'
    await tx.insert(renewalRequirements).values({ ...row, most_online: 3, source, checked_on: '2026-11-01' })
    await tx.insert(renewalRequirements).values({ ...row, slug: 'hidden', status: 1, source, checked_on: '2026-11-01' })
  })
})
afterAll(() => world.close())

async function agencyOf(tx: Transaction, code: string | null): Promise<number> {
  const slug = `board-${code}`
  const [agency] = await tx.insert(agencies).values({ title: slug, slug }).returning()
  const agency_id = agency?.id ?? 0
  if (code === null) return agency_id
  const [state] = await tx.insert(states).values({ title: code, slug, code }).returning()
  await tx.insert(agencyStates).values({ agency_id, state_id: state?.id ?? 0 })
  return agency_id
}

type CourseSpec = {
  price: number
  hours: Record<string, number>
  agency: number
  more?: Partial<typeof accreditations.$inferInsert>
}
async function accredited(slug: string, { price, hours, agency, more }: CourseSpec): Promise<number> {
  const { id } = await offerCourse(world, { title: slug, slug, prices: { 1: price } })
  const bySubject = Object.entries(hours).map(([subject, hundredths]) => ({ subject, hundredths }))
  await world.within('core', (tx) =>
    tx.insert(accreditations).values({ course_id: id, agency_id: agency, hours: bySubject, ...more }),
  )
  return id
}

const plan = async (body: Partial<typeof nothing> | { held: number[] } | { done: number[] }) =>
  (await world.visitor().call(plan_renewal, { params: { slug: 'rn-fl' }, body: { ...nothing, ...body } })).plan

test('returns requirements in hundredths of an hour with their source, only published and own ones', async () => {
  const visitor = world.visitor()
  expect(await visitor.call(get_renewal, { params: { slug: 'rn-fl' } })).toMatchObject({
    state: { code: 'FL', title: 'Florida' },
    total: 400,
    subjects: [{ subject: 'Laws', hundredths: 100 }],
    caps: [{ mode: 'online', hundredths: 300 }],
    source: 'https://board.example.com',
    checked_on: '2026-11-01',
  })
  expect((await visitor.call(list_renewals)).map(({ slug }) => slug)).toEqual(['rn-fl'])
  await expect(visitor.call(get_renewal, { params: { slug: 'hidden' } })).rejects.toMatchObject(notFound)
  expect(await world.visitor('summit').call(list_renewals)).toEqual([])
  await world.within('northwind', (tx) => seedRenewal(tx, 'in-house'))
  const inHouse = world.visitor('northwind')
  expect(await inHouse.call(list_renewals)).toEqual([])
  await expect(inHouse.call(get_renewal, { params: { slug: 'in-house' } })).rejects.toMatchObject(notFound)
  const asked = { params: { slug: 'in-house' }, body: nothing }
  await expect(inHouse.call(plan_renewal, asked)).rejects.toMatchObject(notFound)
})

test('plans the cheapest accredited courses and bundles; owned courses are free, completed ones skipped', async () => {
  expect(await plan({})).toBeNull()
  const laws = await accredited('laws', {
    price: 2000,
    hours: { laws: 100 },
    agency: florida,
    more: { delivery_modes: ['online'] },
  })
  const cheap = await accredited('cheap', {
    price: 1000,
    hours: { General: 300 },
    agency: florida,
    more: { delivery_modes: ['online'] },
  })
  const room = await accredited('room', {
    price: 3000,
    hours: { General: 300 },
    agency: anywhere,
    more: { delivery_modes: ['online', 'classroom'] },
  })
  await accredited('elsewhere', { price: 1, hours: { Laws: 900 }, agency: texas })
  await accredited('ended', { price: 1, hours: { Laws: 900 }, agency: florida, more: { valid_to: '2020-01-01' } })
  await accredited('not-yet', { price: 1, hours: { Laws: 900 }, agency: florida, more: { valid_from: '2999-01-01' } })
  await offerCourse(world, { title: 'Not accredited', prices: { 1: 1 } })

  const first = await plan({})
  expect(first).toMatchObject({ price: 5000, is_proven: true, bundles: [] })
  expect(first?.courses).toMatchObject([
    { id: laws, price: 2000, hours: [{ subject: 'laws', hundredths: 100 }], is_held: false },
    { id: room, price: 3000, is_held: false },
  ])
  const about = {
    stamp: first?.courses[0]?.price_stamp ?? '',
    portal_id: world.portals.core.id,
    kind: 'course',
    id: laws,
  } as const
  expect(readStamp(about, world.services.secrets.prices)?.tiers).toEqual([{ from_quantity: 1, price: 2000 }])

  expect(await plan({ held: [room] })).toMatchObject({
    price: 2000,
    courses: [{ id: laws }, { id: room, price: 0, is_held: true, price_stamp: null }],
  })
  expect(await plan({ done: [room] })).toBeNull()
  const pack = await world.within('core', async (tx) => {
    const [made] = await tx
      .insert(bundles)
      .values({ title: 'Pack', slug: 'pack', price: 9900, discount_price: 4500, publication_status: 2 })
      .returning()
    const bundle_id = made?.id ?? 0
    await tx
      .insert(bundleCourses)
      .values([laws, room, cheap].map((course_id, sort_number) => ({ bundle_id, course_id, sort_number })))
    return bundle_id
  })
  const packed = await plan({})
  expect(packed).toMatchObject({
    price: 4500,
    courses: [],
    bundles: [{ id: pack, courses: ['laws', 'room', 'cheap'] }],
  })
  const packStamp = {
    stamp: packed?.bundles[0]?.price_stamp ?? '',
    portal_id: world.portals.core.id,
    kind: 'bundle',
    id: pack,
  } as const
  expect(readStamp(packStamp, world.services.secrets.prices)?.tiers).toEqual([{ from_quantity: 1, price: 4500 }])
})

test('counts only accreditations of the agencies a requirement names, whatever their states', async () => {
  await world.within('core', (tx) => seedRenewal(tx, 'of-texas', texas))
  const params = { slug: 'of-texas' }
  expect(await world.visitor().call(get_renewal, { params })).toMatchObject({ agencies: ['board-TX'] })
  const { plan: found, courses_count } = await world.visitor().call(plan_renewal, { params, body: nothing })
  expect({ courses_count, slugs: found?.courses.map(({ slug }) => slug) }).toEqual({
    courses_count: 1,
    slugs: ['elsewhere'],
  })
})
