import { expect, test } from '@playwright/test'
import { linkToStaff } from '../../shared/src/pages/link-to-staff.ts'
import { linkTo } from '../../shared/src/pages/link-to.ts'
import { expectAccessible } from '../support/accessible.ts'
import { makeStaff, originOf, signInAs } from '../support/staff.ts'

test.describe.configure({ timeout: 180_000 })

test('[REF-010] [NTF-004] [NTF-005] visitors see announcements as a banner on existing pages, learners as a notice, until dismissed', async ({
  page,
  browser,
}) => {
  const origin = originOf('northwind-health')
  const mark = crypto.randomUUID().slice(0, 8)
  await signInAs(page, await makeStaff(['portal_admin'], 'northwind-health'), origin)
  await page.goto(origin + linkToStaff('announcements'))
  const announce = async (title: string, audience: string) => {
    await page.getByRole('button', { name: 'New announcement' }).click()
    const dialog = page.getByRole('dialog', { name: 'New announcement' })
    await dialog.getByLabel('Title').fill(title)
    await dialog.getByLabel('For', { exact: true }).selectOption(audience)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('row', { name: new RegExp(title) })).toContainText('Shown')
  }
  await announce(`Learners ${mark}`, 'Learners')
  await announce(`Banner ${mark}`, 'Everyone (banner)')
  await expectAccessible(page)

  const visitor = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
  await visitor.goto(origin + linkTo('faq'))
  await visitor.getByRole('button', { name: 'Decline all' }).click()
  const banner = visitor.getByRole('complementary', { name: 'Announcement' })
  await expect(async () => {
    await visitor.goto(origin + linkTo('faq'))
    await expect(banner).toContainText(`Banner ${mark}`, { timeout: 3_000 })
  }).toPass({ timeout: 60_000 })
  await expectAccessible(visitor)
  await banner.getByRole('button', { name: 'Dismiss' }).click()
  await expect(banner).toHaveCount(0)
  await visitor.goto(origin + linkTo('privacyPolicy'))
  await visitor.waitForLoadState('networkidle')
  await expect(visitor.getByText(`Banner ${mark}`)).toHaveCount(0)
  await visitor.context().close()

  const learner = await (await browser.newContext()).newPage()
  await signInAs(learner, await makeStaff(['learner'], 'northwind-health'), origin)
  await learner.goto(origin + linkTo('learnerCourses'))
  const notices = learner.getByRole('region', { name: 'Announcements' })
  await expect(notices).toContainText(`Learners ${mark}`)
  const dismissed = learner.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().includes('announcements'),
  )
  await notices.getByRole('button', { name: `Dismiss Learners ${mark}` }).click()
  await dismissed
  await learner.reload()
  await expect(learner.getByRole('heading', { name: 'My courses' })).toBeVisible()
  await expect(learner.getByText('No courses yet')).toBeVisible()
  await expect(learner.getByText(`Learners ${mark}`)).toHaveCount(0)
  await learner.context().close()

  for (const title of [`Learners ${mark}`, `Banner ${mark}`]) {
    await page.getByRole('button', { name: `Delete ${title}` }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByRole('row', { name: new RegExp(title) })).toHaveCount(0)
  }
})
