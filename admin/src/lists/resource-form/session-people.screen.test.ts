import { afterEach, beforeEach, expect, test } from 'vitest'
import { reserve_seat } from '@portico/shared/contract/catalog/seats.ts'
import { callsOf } from '@portico/shared/contract/lists/lists.ts'
import { openAdmin, type AdminPage } from '../../../../tests/support/dom/open-admin.ts'
import { createWorld, type World } from '../../../../tests/support/world.ts'

let world: World
let page: AdminPage
beforeEach(async () => void (world = await createWorld()))
afterEach(() => world.close())
afterEach(() => page.close())

test('[REF-022] the form of a session lists who reserved, with an export, and cancels a seat', async () => {
  const admin = await world.person('admin')
  const calls = callsOf('schedules')
  const body = {
    title: 'Ladders, live',
    starts: '2031-07-01T09:00',
    ends: '2031-07-01T12:00',
    time_zone: 'America/New_York',
    seats: 5,
  }
  const { id } = await admin.call(calls.create, { body })
  const learner = await world.person('learner')
  await learner.call(reserve_seat, { params: { id }, body: {} })
  page = await openAdmin(world, admin, `/portals/schedules/${id}`)
  await page.findByText('1 of 5 seats reserved.')
  expect((await page.findByRole('link', { name: 'Export' })).getAttribute('href')).toContain(
    `/admin/sessions/${id}/seats/export`,
  )
  await page.user.click(await page.findByRole('button', { name: /^Cancel the seat of/ }))
  await page.user.click(await page.findByRole('button', { name: 'Cancel the seat' }))
  await page.findByText('Nobody has reserved a seat yet.')
  expect((await admin.call(calls.show, { params: { id } })).booked).toBe(0)
})
