import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  create_portal,
  delete_portal,
  list_portals,
  show_portal,
  update_portal,
} from '@portico/shared/contract/portals/staff.ts'
import { createWorld, type World } from '../../../../../../tests/support/world.ts'

let world: World
beforeAll(async () => void (world = await createWorld()))
afterAll(() => world.close())

test('[TEN-003] [TEN-004] [TEN-033] returns a portal’s full record; only super admins read another portal’s', async () => {
  const { summit, northwind } = world.portals
  const admin = await world.person('admin', 'summit')
  await world.person('learner', 'summit')
  await world.person(['learner', 'manager'], 'summit')
  await world.services.platform
    .sql`update portals set custom_domain = 'learn.summit.example', plan_short_name = 'established', subscription_ends_at = '2027-01-31T00:00:00Z' where id = ${summit.id}`

  expect(await admin.call(show_portal, { params: { portal_id: summit.id } })).toEqual({
    id: summit.id,
    slug: 'summit',
    name: 'Summit',
    custom_domain: 'learn.summit.example',
    is_paused: false,
    setting: {
      type: 2,
      is_marketable: true,
      disable_course_questions: false,
      demands_second_factor: false,
      certificate_alert_days: [90, 30, 7],
      invites_a_day: 200,
      primary_color: '#1f4fd8',
      secondary_color: '#0f766e',
      background: '#fbfaf7',
      footer_header_color: '#ffffff',
      footer_color: '#16202e',
      favicon: '/media/favicon.svg',
      social_logo: null,
      google_place_id: null,
      google_analytic_id: null,
      has_blog: false,
      has_course_catalog: false,
      takes_purchase_orders: false,
      purchase_order_instructions: null,
      california_privacy_link: null,
      w9_link: null,
      scorm_agreement_link: null,
      logo: '/media/logo.svg',
      secondary_logo: '/media/logo.svg',
      default_certificate_logo: '/media/logo.svg',
      version: expect.stringMatching(/^[0-9a-f]{32}$/),
    },
    company: {
      id: expect.any(Number),
      version: expect.stringMatching(/^[0-9a-f]{32}$/),
      name: 'summit Inc.',
      email: 'hello@summit.example',
      support_email: 'help@summit.example',
      support_phone: '+1-614-555-0142',
      website: null,
      address: null,
      address_2: null,
      city: null,
      state: null,
      zip_code: null,
      country: 'US',
      tax_id: null,
      seller_of_record: null,
    },
    users: [{ id: admin.id, first_name: 'Ada', last_name: 'Example', email: admin.email, roles: ['admin'] }],
    plan: { short_name: 'established' },
    subscription: { ends_at: '2027-01-31T00:00:00.000Z' },
    managers_count: 1,
    learners_count: 2,
  })

  const superAdmin = await world.person('super_admin', 'admin')
  expect(await superAdmin.call(show_portal, { params: { portal_id: northwind.id } })).toMatchObject({
    slug: 'northwind',
    setting: { type: 1 },
    plan: null,
    subscription: null,
  })
  for (const portal_id of [northwind.id, 9_999]) {
    await expect(admin.call(show_portal, { params: { portal_id } })).rejects.toMatchObject({
      status: 404,
      code: 'portals.not_found',
    })
  }
  await expect(
    (await world.person('learner', 'summit')).call(show_portal, { params: { portal_id: summit.id } }),
  ).rejects.toMatchObject({ status: 403 })
})

test('counts portals and finds them by kind or slug, however many there are', async () => {
  const superAdmin = await world.person('super_admin', 'admin')
  for (const kind of ['admin', 'core'] as const) {
    const { data } = await superAdmin.call(list_portals, { query: { kind, per_page: 1 } })
    expect(data.map(({ id }) => id)).toEqual([world.portals[kind].id])
  }
  const tenants = await superAdmin.call(list_portals, { query: { kind: 'tenant', search: 'summit' } })
  expect(tenants.data.map(({ id }) => id)).toEqual([world.portals.summit.id])
  const counted = await superAdmin.call(list_portals, { query: { kind: 'tenant', per_page: 1, with_total: '1' } })
  const all = await superAdmin.call(list_portals, { query: { kind: 'tenant', per_page: 100 } })
  expect(counted.meta.total).toEqual({ count: all.data.length, is_exact: true })
  const { slug } = await superAdmin.call(show_portal, { params: { portal_id: world.portals.summit.id } })
  const bySlug = await superAdmin.call(list_portals, { query: { slug } })
  expect(bySlug.data.map(({ id }) => id)).toEqual([world.portals.summit.id])
  expect((await superAdmin.call(list_portals, { query: { slug: slug.slice(1) } })).data).toEqual([])
})

test('finds a portal by the host shown in the list, custom domain or subdomain', async () => {
  const superAdmin = await world.person('super_admin', 'admin')
  const { summit, northwind } = world.portals
  await world.services.platform.sql`update portals set custom_domain = 'academy.peak.example' where id = ${summit.id}`
  const found = async (search: string) =>
    (await superAdmin.call(list_portals, { query: { search } })).data.map(({ id }) => id)
  expect(await found('academy.peak')).toEqual([summit.id])
  const { data } = await superAdmin.call(list_portals, { query: {} })
  for (const { id, url } of data)
    expect([url, await found(` ${new URL(url).hostname.toUpperCase()} `)]).toEqual([url, [id]])
  expect(await found(`northwind.${world.config.PUBLIC_HOST.slice(0, 4)}`)).toEqual([northwind.id])
})

test('[TEN-005] [TEN-027] super admins list, create, rename and delete portals, only on the admin portal', async () => {
  const superAdmin = await world.person('super_admin', 'admin')
  await superAdmin.confirm()
  const made = await superAdmin.call(create_portal, { body: { name: 'Lakeside', slug: 'Lakeside' } })
  expect(made).toMatchObject({ name: 'Lakeside', slug: 'lakeside', kind: 'tenant', type: null, is_paused: false })
  expect((await superAdmin.call(list_portals, { query: { search: 'lake' } })).data.map(({ id }) => id)).toEqual([
    made.id,
  ])
  await expect(superAdmin.call(create_portal, { body: { name: 'Again', slug: 'lakeside' } })).rejects.toMatchObject({
    status: 409,
    code: 'portals.slug_taken',
  })
  await expect(superAdmin.call(create_portal, { body: { name: 'Admin', slug: 'admin' } })).rejects.toMatchObject({
    status: 422,
    code: 'portals.name_reserved',
  })
  expect(
    await superAdmin.call(update_portal, { params: { portal_id: made.id }, body: { name: 'Lakeside Academy' } }),
  ).toMatchObject({ name: 'Lakeside Academy' })

  await expect(
    superAdmin.call(delete_portal, { params: { portal_id: world.portals.summit.id } }),
  ).rejects.toMatchObject({ status: 409, code: 'portals.in_use' })
  expect(await superAdmin.call(delete_portal, { params: { portal_id: made.id } })).toEqual({ id: made.id })
  await expect(superAdmin.call(show_portal, { params: { portal_id: made.id } })).rejects.toMatchObject({ status: 404 })

  await expect(
    (await world.person('sub_super_admin', 'admin')).call(create_portal, { body: { name: 'No', slug: 'no-one' } }),
  ).rejects.toMatchObject({ status: 403 })
  await expect((await world.person('super_admin', 'core')).call(list_portals)).rejects.toMatchObject({
    status: 403,
    code: 'portals.choice_not_yours',
  })
})
