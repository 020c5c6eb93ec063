import { expect, test } from 'vitest'
import { siteMenu } from './site-menu.ts'

test('pages that only the core portal has are in no other portal’s menu', () => {
  const titles = (kind: 'core' | 'tenant') =>
    siteMenu('main', { kind, has_storefront: true, setting: { has_course_catalog: true } }).map(({ title }) => title)
  expect(titles('core')).toContain('Pricing')
  expect(titles('tenant')).toContain('Bundles')
  expect(titles('tenant')).not.toContain('Pricing')
})
