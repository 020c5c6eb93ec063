import { afterAll, beforeAll, expect, test } from 'vitest'
import { callsOf } from '@portico/shared/contract/lists/lists.ts'
import { list_notifications } from '@portico/shared/contract/notifications.ts'
import {
  show_provider_company,
  set_external_page_status,
  update_provider_company,
} from '@portico/shared/contract/partners/own.ts'
import { click_partner_page, get_partner_page, get_provider } from '@portico/shared/contract/partners/public.ts'
import {
  add_partner_member,
  list_partner_members,
  list_partner_pages,
  remove_partner_member,
  review_partner_page,
  select_provider_pages,
} from '@portico/shared/contract/partners/partners.ts'
import { resources } from '@portico/shared/resources/resources.ts'
import { editEntry } from '../../../../../tests/support/edit-entry.ts'
import { sampleEntry } from '../../../../../tests/support/list-samples.ts'
import { companyNamed, partnerOf } from '../../../../../tests/support/partner.ts'
import { queuedJobs } from '../../../../../tests/support/queued-jobs.ts'
import { runQueued } from '../../../../../tests/support/run-queued.ts'
import { createWorld, type Person, type World } from '../../../../../tests/support/world.ts'
import { forgetOldClicks } from '../cross-portal/old-clicks.ts'

let world: World
let harbor: Person
let ridge: Person
let staff: Person
beforeAll(async () => {
  world = await createWorld()
  harbor = await partnerOf(world, 'Harbor Inc')
  ridge = await partnerOf(world, 'Ridge Inc')
  staff = await world.person('admin')
  await staff.confirm()
})
afterAll(() => world.close())

const pages = callsOf('partner-pages')
const body = { title: 'Our shop', url: 'https://harbor.example.com/shop' }
const company = (name: string) => world.within('core', (tx) => companyNamed(tx, name))
const send = (id: number, status: 2 | 4 = 2, person = harbor) =>
  person.call(set_external_page_status, { params: { id }, body: { status } })
async function seenByStaff(id: number) {
  const { data } = await staff.call(list_partner_pages, { query: { per_page: 100 } })
  return data.find((page) => page.id === id)
}
async function review(id: number, status: 1 | 3, reason = '') {
  const sent_at = (await seenByStaff(id))?.sent_at ?? '2020-01-01T00:00:00.000Z'
  return staff.call(review_partner_page, { params: { id }, body: { status, reason, sent_at } })
}

test('[ROL-030] [PRT-002] [PRT-007] [PRT-008] another provider’s people find nothing of a provider’s lists, by any call', async () => {
  const lists = resources.filter(({ of_provider }) => of_provider)
  expect(lists.map(({ name }) => name).toSorted()).toEqual([
    'partner-authors',
    'partner-faq',
    'partner-features',
    'partner-options',
    'partner-pages',
  ])
  for (const resource of lists) {
    const calls = callsOf(resource.name)
    for (const call of resource.calls) expect(Object.keys(calls[call].query?.entries ?? {})).not.toContain('portal_id')
    const made = await harbor.call(calls.create, { body: sampleEntry(resource, 'owned') })
    const params = { id: made.id }
    // Control: its own people do find it.
    expect((await harbor.call(calls.index)).data.map(({ id }) => id)).toContain(made.id)
    expect((await harbor.call(calls.select)).map(({ id }) => id)).toContain(made.id)
    expect((await ridge.call(calls.index)).data).toEqual([])
    expect(await ridge.call(calls.select)).toEqual([])
    await expect(ridge.call(calls.show, { params })).rejects.toMatchObject({ status: 404 })
    await expect(
      ridge.call(calls.update, { params, body: { [resource.title_field]: 'Mine', version: String(made.version) } }),
    ).rejects.toMatchObject({ status: 404 })
    await expect(ridge.call(calls.delete, { params })).rejects.toMatchObject({ status: 404 })
    expect(await ridge.call(calls.bulk_delete, { body: { ids: [made.id] } })).toMatchObject([{ is_deleted: false }])
    const deleted = await harbor.call(calls.delete_matching, { body: { matching: { search: 'Sample owned' } } })
    expect(deleted).toMatchObject({ done: 1 })
    for (const { method, path } of [calls.show_job, calls.report_job, calls.cancel_job]) {
      const asked = method === 'GET' ? {} : { body: {} }
      expect((await ridge.send(method, path.replace(':job', String(deleted.id)), asked)).status).toBe(404)
    }
    expect(await ridge.call(calls.restore, { body: { ids: [made.id] } })).toMatchObject({ done: 0, refused: 1 })
    expect(await harbor.call(calls.restore, { body: { ids: [made.id] } })).toMatchObject({ done: 1, refused: 0 })
    expect(await harbor.call(calls.show, { params })).toEqual(made)
    await harbor.call(calls.delete, { params })
  }
})

test('[ROL-030] a partner without a company gets partners.no_company everywhere; staff get 403', async () => {
  const nobody = await world.person('partner')
  for (const path of ['/partner/company', '/partner/authors', '/partner/external-pages']) {
    expect(await (await nobody.send('GET', path)).json()).toMatchObject({ error: { code: 'partners.no_company' } })
    expect((await staff.send('GET', path)).status).toBe(403)
    expect((await harbor.send('GET', path)).status).toBe(200)
  }
})

test('[PRT-005] [PRT-006] a company’s people see all its fields and edit its page content', async () => {
  const shown = await harbor.call(show_provider_company)
  expect(shown).toMatchObject({ name: 'Harbor Inc', slug: 'harbor-inc', credits: 0, used: 0 })
  const changed = {
    logo: 'https://harbor.example.com/logo.svg',
    address: '1 Quay',
    address_2: 'Floor 2',
    city: 'Portland',
    state: 'OR',
    zip_code: '97201',
    country: 'US',
    url: 'https://harbor.example.com',
    phone: '+1-212-555-0199',
    about_us: '<p>We teach.</p>',
    social_links: ['https://social.example.com/harbor'],
    meta_title: 'Harbor',
    meta_description: 'Harbor teaches.',
    disable_address: true,
  }
  const { version } = shown
  const saved = await harbor.call(update_provider_company, { body: { ...changed, version } })
  expect(saved).toMatchObject(changed)
  expect(await harbor.call(show_provider_company)).toEqual(saved)
  // The pages that show it are rebuilt.
  const of_company = { list: 'partners', id: await company('Harbor Inc') }
  expect(await queuedJobs(world, 'publish.list-changed')).toContainEqual(of_company)
  await expect(harbor.call(update_provider_company, { body: { city: 'Salem', version } })).rejects.toMatchObject({
    status: 409,
    current: saved,
  })
  expect((await ridge.call(show_provider_company)).city).toBeNull()
  for (const url of ['javascript:alert(1)', '/courses', 'https://a@evil.example.com'])
    await expect(harbor.call(update_provider_company, { body: { url, version: saved.version } })).rejects.toMatchObject(
      { status: 422 },
    )
  const cleaned = await harbor.call(update_provider_company, {
    body: { about_us: '<p onclick="x()">Safe</p><script>alert(1)</script>', version: saved.version },
  })
  expect(cleaned.about_us).toBe('<p>Safe</p>')
  const names = await harbor.send('PATCH', '/partner/company', {
    body: { name: 'Portico', slug: 'portico', tier: 'tier_3', status: 1, version: cleaned.version },
  })
  expect(names.status).toBe(200)
  expect(await harbor.call(show_provider_company)).toMatchObject({ name: 'Harbor Inc', slug: 'harbor-inc' })
})

test('[PRT-010] [BLD-005] a page is sent, refused with a reason, fixed and approved; both sides are notified', async () => {
  const colleague = await partnerOf(world, 'Harbor Inc')
  const made = await harbor.call(pages.create, { body })
  expect(made).toMatchObject({ status: 4, clicks: 0 })
  expect(await seenByStaff(made.id)).toBeUndefined()
  await expect(review(made.id, 3)).rejects.toMatchObject({ status: 404 })
  await send(made.id)
  const sent = await seenByStaff(made.id)
  expect(sent).toMatchObject({ status: 2, provider: { name: 'Harbor Inc' } })
  expect(await notificationTypes(staff, 'notify.partner-page-sent')).toContain('partner_page_sent')
  await expect(review(made.id, 1)).rejects.toMatchObject({ fields: { reason: ['This field is required'] } })
  await review(made.id, 1, 'The link is dead.')
  expect(await notificationTypes(colleague, 'notify.partner-page-reviewed')).toContain('partner_page_refused')
  expect(await harbor.call(pages.show, { params: { id: made.id } })).toMatchObject({
    status: 1,
    reason: 'The link is dead.',
  })
  const visitor = world.visitor()
  const params = { slug: String(made.slug) }
  await expect(visitor.call(get_partner_page, { params })).rejects.toMatchObject({ status: 404 })
  await editEntry(harbor, { list: 'partner-pages', id: made.id }, { url: 'https://harbor.example.com/new' })
  await send(made.id)
  expect(await notificationTypes(staff, 'notify.partner-page-sent')).toContain('partner_page_sent')
  // An approval of an earlier submission is rejected after the page was sent again.
  await expect(
    staff.call(review_partner_page, { params: { id: made.id }, body: { status: 3, sent_at: sent?.sent_at ?? '' } }),
  ).rejects.toMatchObject({ code: 'partners.status_not_open' })
  await review(made.id, 3)
  expect(await notificationTypes(harbor, 'notify.partner-page-reviewed')).toContain('partner_page_approved')
  expect(await visitor.call(get_partner_page, { params })).toMatchObject({
    url: 'https://harbor.example.com/new',
    provider: { name: 'Harbor Inc', has_page: false },
  })
  // Neither side can take the other’s steps.
  await expect(send(made.id)).rejects.toMatchObject({ code: 'partners.status_not_open' })
  const own = await harbor.send('POST', `/partner/external-pages/${made.id}/status`, { body: { status: 3 } })
  expect(own.status).toBe(422)
  expect((await harbor.send('POST', `/portals/partner-pages/${made.id}/review`, { body: {} })).status).toBe(403)
  await expect(send(made.id, 4, ridge)).rejects.toMatchObject({ status: 404 })
  // A changed page waits for approval again and is hidden meanwhile.
  await editEntry(harbor, { list: 'partner-pages', id: made.id }, { text: 'Another text' })
  expect(await seenByStaff(made.id)).toMatchObject({ status: 2, text: 'Another text' })
  expect(await notificationTypes(staff, 'notify.partner-page-sent')).toContain('partner_page_sent')
  await expect(visitor.call(get_partner_page, { params })).rejects.toMatchObject({ status: 404 })
  await send(made.id, 4)
  expect(await seenByStaff(made.id)).toBeUndefined()
})

/** Runs the queued jobs of the event and returns the types of the person's notifications. */
async function notificationTypes(person: Person, task: 'notify.partner-page-sent' | 'notify.partner-page-reviewed') {
  const before = (await person.call(list_notifications)).data.length
  await runQueued(world, task)
  const { data } = await person.call(list_notifications)
  expect(data.length - before).toBe(1)
  return data.map(({ type }) => type)
}

test('[ERR-039] rejects external pages beyond the tier’s limit with a message, also in parallel', async () => {
  const poor = await partnerOf(world, 'Poor Inc')
  const set = (tier: string) =>
    world.within('core', (tx) => tx.execute(`update partner_companies set tier = '${tier}' where slug = 'poor-inc'`))
  await set('promo')
  await expect(poor.call(pages.create, { body })).rejects.toMatchObject({
    status: 403,
    message: 'An affiliate subscription is not enough.',
  })
  await set('partner')
  const many = await Promise.allSettled(
    Array.from({ length: 7 }, (_, index) => poor.call(pages.create, { body: { ...body, slug: `poor-${index}` } })),
  )
  expect(many.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  const kept = (await poor.call(pages.index)).data
  expect(kept).toHaveLength(5)

  const [gone = 0, other = 0] = kept.map(({ id }) => id)
  const restore = (id: number) => poor.call(pages.restore, { body: { ids: [id] } })
  await poor.call(pages.delete, { params: { id: gone } })
  await poor.call(pages.create, { body: { ...body, slug: 'poor-again' } })
  expect(await restore(gone)).toMatchObject({ done: 0, refused: 1 })
  expect((await poor.call(pages.index)).data).toHaveLength(5)
  await poor.call(pages.delete, { params: { id: other } })
  expect(await restore(gone)).toMatchObject({ done: 1, refused: 0 })
})

test('[PRT-011] counts a visitor once per page and day and stores no IP address', async () => {
  const made = await harbor.call(pages.create, { body: { ...body, slug: 'clicked' } })
  const from = (ip: string) =>
    world.visitor().send('POST', click_partner_page.path.replace(':id', String(made.id)), {
      csrf: false,
      headers: { 'x-forwarded-for': ip },
    })
  expect((await from('203.0.113.7')).status).toBe(404)
  await send(made.id)
  await review(made.id, 3)
  const clicks = async () => (await harbor.call(pages.show, { params: { id: made.id } })).clicks
  const before = await harbor.call(pages.show, { params: { id: made.id } })
  const both = await Promise.all(Array.from({ length: 5 }, () => from('203.0.113.7')))
  expect(both.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  expect(await clicks()).toBe(1)
  await from('203.0.113.8')
  expect(await clicks()).toBe(2)
  // A new count does not make the version of an open form outdated.
  expect((await harbor.call(pages.show, { params: { id: made.id } })).version).toBe(before.version)
  const kept = JSON.stringify(await world.within('core', (tx) => tx.execute('select * from partner_clicks')))
  expect(kept).not.toContain('203.0.113')
  world.setNow(new Date(Date.now() + 26 * 3_600_000))
  await from('203.0.113.7')
  expect(await clicks()).toBe(3)
  const hits = await Promise.all(Array.from({ length: 40 }, () => from('203.0.113.9')))
  expect(hits.some(({ status }) => status === 429)).toBe(true)
  expect(await clicks()).toBe(4)
  world.setNow(null)
  expect(await forgetOldClicks(world.services.platform.db, new Date(Date.now() + 5 * 86_400_000))).toBe(4)
  expect(await clicks()).toBe(4)
})

test('[PRT-009] staff assign people to one provider each, never themselves; the role follows', async () => {
  const id = await company('Harbor Inc')
  const learner = await world.person('learner')
  const params = { id }
  const add = (email: string, to = id) => staff.call(add_partner_member, { params: { id: to }, body: { email } })
  await expect(add('nobody@example.com')).rejects.toMatchObject({ code: 'partners.no_member' })
  await expect(add(staff.email)).rejects.toMatchObject({ code: 'users.own_roles' })
  await expect(add(ridge.email)).rejects.toMatchObject({ code: 'partners.works_elsewhere' })
  expect((await learner.send('GET', '/partner/company')).status).toBe(403)
  expect(await add(learner.email)).toMatchObject({ id: learner.id })
  expect((await staff.call(list_partner_members, { params })).map((one) => one.id)).toContain(learner.id)
  expect(await staff.call(select_provider_pages, { query: { user_id: learner.id } })).toEqual([
    { id, title: 'Harbor Inc' },
  ])
  const roles = () =>
    world.within('core', (tx) => tx.execute(`select roles from memberships where user_id = ${learner.id}`))
  expect(await roles()).toEqual([{ roles: ['learner', 'partner'] }])
  await staff.call(remove_partner_member, { params: { id, user_id: learner.id } })
  expect(await roles()).toEqual([{ roles: ['learner'] }])
  // A removed person loses access from the next call on.
  const leaving = await partnerOf(world, 'Harbor Inc')
  expect((await leaving.send('GET', '/partner/authors')).status).toBe(200)
  await staff.call(remove_partner_member, { params: { id, user_id: leaving.id } })
  expect((await leaving.send('GET', '/partner/authors')).status).toBe(403)
})

test('[PRT-008] visitors see a provider’s published features, people, questions and pages', async () => {
  const make = (list: 'partner-features' | 'partner-authors' | 'partner-faq' | 'partner-options', entry: object) =>
    harbor.call(callsOf(list).create, { body: { ...entry } })
  await make('partner-features', { title: 'Everywhere', display: 0 })
  await make('partner-features', { title: 'Page', display: 1 })
  await make('partner-features', { title: 'Card', display: 2 })
  await make('partner-features', { title: 'Draft', status: 1 })
  await make('partner-authors', { name: 'Ada' })
  await make('partner-faq', { question: 'When?', answer: '<p>Now.</p>' })
  await make('partner-options', { title: 'On site' })
  const shown = await world.visitor().call(get_provider, { params: { slug: 'harbor-inc' } })
  expect(shown.features.map(({ title }) => title)).toEqual(['Everywhere', 'Page'])
  expect(shown).toMatchObject({
    authors: [{ name: 'Ada' }],
    questions: [{ question: 'When?', answer: '<p>Now.</p>' }],
    options: ['On site'],
    street: [],
  })
  const id = await company('Harbor Inc')
  const set = (status: 1 | 2) => editEntry(staff, { list: 'partners', id }, { status })
  await set(1)
  await expect(world.visitor().call(get_provider, { params: { slug: 'harbor-inc' } })).rejects.toMatchObject({
    status: 404,
  })
  await set(2)
})
