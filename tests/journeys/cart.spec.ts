import { expect, test } from '@playwright/test'
import { flagship } from '../support/shopper.ts'

type Found = { data: { id: number; slug: string; title: string }[] }

test('[CRT-001] [CRT-002] [CRT-003] the cart lists courses with changeable quantities, bundles and one subscription; courses can be removed', async ({
  page,
}) => {
  await page.goto(`/course/${flagship}`)
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  const {
    data: [bundle],
  } = await page.evaluate(async (): Promise<Found> => (await fetch('/api/bundles')).json())
  if (!bundle) throw new Error('the demo portal has no bundle')
  await page.evaluate(({ id, slug }) => {
    const cart = JSON.parse(localStorage.getItem('portico_cart') ?? '{}')
    localStorage.setItem(
      'portico_cart',
      JSON.stringify({
        ...cart,
        storeBundleItems: [{ id, slug, quantity: 1 }],
        storeSubscription: { id: 1, type: 'annual' },
      }),
    )
  }, bundle)
  await page.goto('/cart')
  await expect(page.getByRole('region', { name: 'Bundles' }).getByRole('link', { name: bundle.title })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Subscription' }).getByRole('listitem')).toHaveCount(1)
  const courses = page.getByRole('region', { name: 'Courses' })
  await expect(courses.getByRole('link', { name: /HIPAA Essentials/ })).toBeVisible()
  await courses.getByRole('button', { name: 'Increase quantity' }).click()
  await expect(courses.getByRole('spinbutton')).toHaveValue('2')
  await page.reload()
  await expect(courses.getByRole('spinbutton')).toHaveValue('2')
  await courses.getByRole('button', { name: /^Remove HIPAA Essentials/ }).click()
  await expect(page.getByText(/HIPAA Essentials.*” was removed/)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('region', { name: 'Subscription' }).getByRole('listitem')).toHaveCount(1)
  await expect(page.getByRole('link', { name: /HIPAA Essentials/ })).toHaveCount(0)
})

test('[CRT-013] [CRT-014] the cart counter shows from 1200 px width, except on cart and checkout', async ({ page }) => {
  await page.goto(`/course/${flagship}`)
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  const counter = page.locator('[data-cart-count]').first()
  await expect(counter).toHaveText('1')
  for (const [width, visible] of [
    [1280, true],
    [1200, true],
    [1199, false],
    [390, false],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await expect(counter, `${width} px`).toBeVisible({ visible })
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  for (const path of ['/cart', '/checkout/course', '/checkout/bundle', '/checkout/subscription']) {
    await page.goto(path)
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.locator('[data-cart-count]'), path).toHaveCount(0)
  }
  await page.goto('/courses')
  await expect(counter).toHaveText('1')
})

test('[CRT-001] an early click before the page’s script has loaded still reaches the cart', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/_astro\/.*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(`/course/${flagship}`, { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await expect(page.getByRole('button', { name: 'Keep browsing' })).toBeHidden()
  release()
  await expect(page.getByRole('button', { name: 'Keep browsing' })).toBeVisible()
})

test('[CRT-029] [OP-59] a cart whose only course is gone says so once and is empty', async ({ page }) => {
  await page.goto('/faq')
  await page.evaluate(() =>
    localStorage.setItem(
      'portico_cart',
      JSON.stringify({ storeCourseItems: [{ id: 999_999_999, slug: 'gone-for-good', quantity: 1 }] }),
    ),
  )
  await page.goto('/cart')
  await expect(page.getByText('Your cart is empty')).toBeVisible()
  await expect(page.getByText(/gone for good/i)).toHaveCount(1)
})
