import { expect, test } from '@playwright/test'
import { makeLearnerWorld } from '../support/learner-world.ts'
import { namedDialogs } from '../support/named-dialogs.ts'
import { makeStaff, signInAs } from '../support/staff.ts'

test.describe.configure({ timeout: 240_000 })

test('[FRM-008] [CHK-018] [CHK-026] [BLD-036] [BLD-037] [CRD-013] [CRD-014] [LRN-032] [LRN-042] [USR-016] every openable named dialog shows its name, traps focus and closes on Escape', async ({
  page,
}) => {
  const email = await makeStaff(['learner'])
  const world = await makeLearnerWorld(email)
  await signInAs(page, email)
  // Dialogs after the first four are opened by staff.
  const order = [
    'create student question',
    'confirm',
    'leave user review',
    'course coming soon',
    'complete user course',
    'attach user course role',
    'attach curator to user course',
    'send invoice',
    'manager give credits',
    'manager invite users',
    'manager subordinate users',
    'password reset',
    'purchase credit',
    'change plan',
  ] as const
  const opened = Object.entries(namedDialogs).flatMap(([name, each]) => ('open' in each ? [name] : []))
  expect([...order].toSorted()).toEqual(opened.toSorted())
  for (const name of order)
    await test.step(name, async () => {
      const { open, title } = namedDialogs[name]
      await open(page, world)
      const dialog = page.getByRole('dialog', { name: title })
      await expect(dialog).toBeVisible()
      await expect(dialog.locator(':focus')).toHaveCount(1)
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
    })
})
