import { within } from '@testing-library/dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { list_redirects } from '@portico/shared/contract/portals/redirects.ts'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { openAdmin, type AdminPage } from '../../../../../tests/support/dom/open-admin.ts'
import { createWorld, type World } from '../../../../../tests/support/world.ts'

let world: World
let page: AdminPage
beforeEach(async () => void (world = await createWorld()))
afterEach(() => world.close())
afterEach(() => page.close())

test('a redirect is added in a dialog that keeps what was typed when it is refused, and removed again', async () => {
  const admin = await world.person('admin')
  page = await openAdmin(world, admin, linkToStaff('redirects'))
  await page.findByText('No redirects yet')
  await page.user.click(page.getByRole('button', { name: 'New redirect' }))
  const dialog = await page.findByRole('dialog', { name: 'New redirect' })
  const [from, to] = [/^Old path/, /^New path/].map((name) =>
    within(dialog).getByRole<HTMLInputElement>('textbox', { name }),
  ) as [HTMLInputElement, HTMLInputElement]
  await page.user.type(from, '/spring-sale')
  await page.user.type(to, '/never-there')
  await page.user.click(within(dialog).getByRole('button', { name: 'Save' }))
  await page.findByText('This portal has no page at that path.')
  expect(from.value).toBe('/spring-sale')
  await page.user.clear(to)
  await page.user.type(to, '/courses')
  await page.user.click(within(dialog).getByRole('button', { name: 'Save' }))
  await page.findByText('Added by staff')
  expect((await admin.call(list_redirects)).data).toMatchObject([{ from_path: '/spring-sale', to_path: '/courses' }])

  await page.user.click(page.getByRole('button', { name: 'Remove the redirect from /spring-sale' }))
  await page.user.click(within(await page.findByRole('dialog')).getByRole('button', { name: 'Remove' }))
  await page.findByText('No redirects yet')
})
