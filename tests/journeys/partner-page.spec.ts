import { expect, test } from '@playwright/test'
import { linkTo } from '../../shared/src/pages/link-to.ts'
import { linkToStaff } from '../../shared/src/pages/link-to-staff.ts'
import { staffListPages } from '../../shared/src/pages/staff-lists.ts'
import { staffPages } from '../../shared/src/pages/staff-pages.ts'
import { expectAccessible, expectReadableInTheDark } from '../support/accessible.ts'
import { httpGet } from '../support/http-get.ts'
import { joinProvider } from '../support/join-provider.ts'
import { makeStaff, signInAs } from '../support/staff.ts'

test('[PRT-004] [PRT-010] [PRT-011] [BLD-005] [TEN-016] a partner’s page is rejected with a reason, fixed, approved and listed; clicks count once', async ({
  page,
  browser,
}) => {
  const mark = String(Date.now())
  const [slug, title, company] = [`open-days-${mark}`, `Open days ${mark}`, `Harbor School ${mark}`]
  const email = await makeStaff(['partner'])
  await joinProvider(email, { name: company, slug: `harbor-${mark}` })
  await signInAs(page, email)
  await page.goto(linkToStaff('providerCompany'))
  await expect(page.getByRole('heading', { name: company, level: 1 })).toBeVisible()
  await expectAccessible(page)
  await page.goto('/partner/external-pages/create')
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Web address').fill('javascript:alert(1)')
  await page.getByLabel('Text').fill('Come and see how we teech.')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByLabel('Web address')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Web address').fill('https://www.harborschool.test/open-days')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { name: 'Status: Draft' })).toBeVisible()
  await page.getByRole('button', { name: 'Send for approval' }).click()
  await expect(page.getByRole('heading', { name: 'Status: Pending' })).toBeVisible()
  await expectAccessible(page)

  const office = await (await browser.newContext()).newPage()
  await signInAs(office, await makeStaff(['admin']))
  await office.goto(linkToStaff('partnerReviews'))
  await office.getByRole('button', { name: title }).click()
  const dialog = office.getByRole('dialog', { name: title })
  await expect(dialog.getByRole('button', { name: 'Don’t approve' })).toBeDisabled()
  await dialog.getByLabel('Reason for not approving it').fill('“Teech” is spelled wrong.')
  await expectAccessible(office)
  await dialog.getByRole('button', { name: 'Don’t approve' }).click()
  await expect(dialog).toBeHidden()

  await page.reload()
  await expect(page.getByText('“Teech” is spelled wrong.')).toBeVisible()
  await page.getByLabel('Text').fill('Come and see how we teach.')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Save Successful')).toBeVisible()
  await page.getByRole('button', { name: 'Send for approval' }).click()
  await expect(page.getByRole('heading', { name: 'Status: Pending' })).toBeVisible()

  await office.reload()
  await office.getByRole('button', { name: title }).click()
  await dialog.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(dialog).toBeHidden()

  const visitor = await (await browser.newContext()).newPage()
  const address = linkTo('partnerPage', { slug })
  await expect
    .poll(async () => (await visitor.goto(address))?.status(), { timeout: 60_000, intervals: [500, 1_000] })
    .toBe(200)
  await expectAccessible(visitor)
  const mentions = async () => {
    const { hostname: host, port } = new URL(visitor.url())
    const textAt = async (path: string) => (await httpGet({ host, port: Number(port), path })).body
    const maps = [...(await textAt('/sitemap.xml')).matchAll(/\/sitemap-\d+\.xml/g)].map(([path]) => path)
    const texts = await Promise.all(maps.map(textAt))
    return texts.some((text) => text.includes(`${address}</loc>`))
  }
  await expect.poll(mentions, { timeout: 60_000 }).toBe(true)
  await visitor.context().route('https://www.harborschool.test/**', (route) => route.fulfill({ body: 'Open days' }))
  const link = visitor.getByRole('link', { name: /Visit harborschool\.test/ })
  await expect(link).toHaveAttribute('href', 'https://www.harborschool.test/open-days')
  await expect(link).toHaveAttribute('rel', /noopener/)
  for (const _ of ['once', 'again']) {
    const counted = visitor.waitForResponse((answer) => answer.url().endsWith('/click'))
    const opened = visitor.context().waitForEvent('page')
    await link.click()
    expect((await counted).status()).toBe(200)
    await (await opened).close()
  }
  await page.reload()
  await expect(page.getByText('1 click so far')).toBeVisible()
})

test('[axe] every provider page has one title, opens from its URL and suits phone and desktop', async ({ page }) => {
  test.slow()
  const paths = [...Object.values(staffPages), ...Object.values(staffListPages)]
    .map(({ pattern }) => pattern)
    .filter((pattern) => pattern.startsWith('/partner/') && !pattern.includes(':'))
  expect(paths.length).toBeGreaterThan(9)
  const mark = String(Date.now())
  const email = await makeStaff(['partner'])
  await joinProvider(email, { name: `Corner ${mark}`, slug: `corner-${mark}` })
  await signInAs(page, email)
  for (const path of paths)
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0)
      expect(new URL(page.url()).pathname).toBe(path)
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 900 })
        await expectAccessible(page)
      }
      await expectReadableInTheDark(page)
    })
})
