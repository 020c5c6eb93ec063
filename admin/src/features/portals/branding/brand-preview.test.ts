import { createElement as h } from 'react'
import { renderToStaticMarkup as draw } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BrandPreview } from './brand-preview.tsx'

test('the brand preview shows a course as the storefront would', () => {
  const colors = {
    primary_color: '#1f4fd8',
    secondary_color: '#0f766e',
    background: '#fbfaf7',
    footer_header_color: '#ffffff',
    footer_color: '#16202e',
  }
  const words = draw(h(BrandPreview, { name: 'Harbor Academy', logo: null, colors }))
    .replace(/<[^>]+>/g, '|')
    .split('|')
    .filter(Boolean)
  expect(words).toEqual([
    'Preview',
    'Harbor Academy',
    'Courses',
    'Bundles',
    'Infection Control for Dental Teams',
    'View course',
    'Add to cart',
    'New',
    'Harbor Academy',
    'Text is easy to read on these colors.',
  ])
})
