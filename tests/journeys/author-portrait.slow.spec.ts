import { expect, test, type Page } from '@playwright/test'
import { linkTo } from '../../shared/src/pages/link-to.ts'
import { inDatabase } from '../support/portico-database.ts'
import { makeStaff, signInAs } from '../support/staff.ts'

test.describe.configure({ timeout: 240_000 })

/** Finds a published course with an author who has a page. */
const authored = () =>
  inDatabase(async (sql) => {
    const [found] = await sql<{ id: string; name: string; slug: string; course: string }[]>`
      select a.id, a.name, a.slug, c.slug as course from courses c
      join authors a on a.portal_id = c.portal_id and a.id = c.author_id
      where c.portal_id = 24 and c.publication_status = 2 and c.is_marketable and c.deleted_at is null order by c.id limit 1`
    if (!found) throw new Error('no course has an author')
    return found
  })

/** Draws a teal square as PNG. */
async function drawn(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = 400
    const brush = canvas.getContext('2d')
    if (brush) {
      brush.fillStyle = 'teal'
      brush.fillRect(0, 0, 400, 400)
    }
    return canvas.toDataURL('image/png')
  })
  return Buffer.from(address.split(',')[1] ?? '', 'base64')
}

test('[BLD-026] an author’s picture appears in all widths on course and author pages until removed', async ({
  page,
  browser,
}) => {
  const { id, name, slug, course } = await authored()
  await signInAs(page, await makeStaff(['editor']))
  await page.goto(`/portals/authors/${id}`)
  const portrait = page.getByRole('region', { name: 'Picture' })
  const file = { name: 'portrait.png', mimeType: 'image/png', buffer: await drawn(page) }
  await portrait.locator('input[type="file"]').setInputFiles(file)
  await expect(page.getByText('Save Successful')).toBeVisible()
  const visitor = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage()
  const pictures = async (path: string) => {
    await visitor.goto(path)
    await expect(visitor.getByText(name).first()).toBeVisible()
    return visitor.locator('img.avatar[src*="-400x400."], .avatar img[src*="-400x400."]').count()
  }
  for (const path of [linkTo('course', { slug: course }), linkTo('author', { slug })])
    await expect.poll(() => pictures(path), { timeout: 40_000 }).toBeGreaterThan(0)
  await portrait.getByRole('button', { name: /^Remove/ }).click()
  await expect(portrait.getByRole('button', { name: /^Remove/ })).toHaveCount(0)
  for (const path of [linkTo('course', { slug: course }), linkTo('author', { slug })])
    await expect.poll(() => pictures(path), { timeout: 40_000 }).toBe(0)
  await visitor.context().close()
})
