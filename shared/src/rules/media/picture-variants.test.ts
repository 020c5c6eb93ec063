import { expect, test } from 'vitest'
import { namedSize, srcset, cacheBustedUrl, variantUrl, variantFormats, variantWidths_px } from './picture-variants.ts'

const picture = '/media/portals/24/0123456789abcdef01234567-1600x900.png'

test('lists widths below a picture’s own plus its own up to 1,280 pixels; never enlarges', () => {
  expect(variantWidths_px('avif', 1600)).toEqual([320, 640, 960, 1280])
  expect(variantWidths_px('webp', 1600)).toEqual([320, 640, 1280])
  expect(variantWidths_px('avif', 640)).toEqual([320, 640])
  expect(variantWidths_px('webp', 200)).toEqual([200])
  for (let width = 1; width < 3_000; width += 7)
    for (const format of variantFormats) {
      const found = variantWidths_px(format, width)
      expect(found).toEqual([...new Set(found)].toSorted((a, b) => a - b))
      expect(found.at(-1)).toBe(Math.min(width, 1280))
    }
})

test('uses a WebP as it is if it is no wider than pages need', () => {
  const course = '/media/course-a-0123abcd-1280x720.webp'
  expect(srcset(course, 'webp')).toMatch(/ 640w, \/media\/course-a-0123abcd-1280x720\.webp 1280w$/)
  expect(srcset(course, 'avif')).toMatch(/ 960w, \/media\/course-a-0123abcd-1280x720-1280\.avif 1280w$/)
  expect(variantUrl(course.replace('1280x', '2000x'), 'webp', 1280)).toMatch(/-2000x720-1280\.webp$/)
})

test('only a URL that contains the picture’s size has variants', () => {
  expect(namedSize(picture)).toEqual({ width: 1600, height: 900 })
  expect(variantUrl(picture, 'avif', 640)).toBe('/media/portals/24/0123456789abcdef01234567-1600x900-640.avif')
  expect(srcset(picture, 'webp').split(', ')).toEqual(
    [320, 640, 1280].map((width) => `/media/portals/24/0123456789abcdef01234567-1600x900-${width}.webp ${width}w`),
  )
  for (const plain of [
    '/media/portals/24/0123456789abcdef01234567.png',
    '/media/logo.svg',
    '/media/course-4x4.com/a.webp',
    '',
  ])
    expect([plain, namedSize(plain), srcset(plain, 'avif')]).toEqual([plain, null, ''])
})

test('[USR-012] appends a time stamp to the URL of an uploaded avatar', () => {
  expect(cacheBustedUrl('/media/1/pictures/a.png', 1_700)).toBe('/media/1/pictures/a.png?t=1700')
  expect(cacheBustedUrl('/a.png?w=1', 5)).toBe('/a.png?w=1&t=5')
})
