import { expect, test } from 'vitest'
import { errorMessage } from '../../errors/message.ts'
import { allowedExtensions, checkUpload, fileTypes, uploadHint, uploadLimit_bytes } from './check-upload.ts'
import { portalImageRules } from './upload-rules.ts'

const types = ['img', 'pdf'] as const

test('the hint next to a file picker matches the accepted kinds, sizes and dimensions', () => {
  expect(uploadHint(portalImageRules.logo)).toBe('JPG, GIF, PNG or WebP, up to 2 MB')
  expect(uploadHint(portalImageRules.favicon)).toBe('ICO, JPG, GIF, PNG or WebP, up to 0.5 MB')
  expect(uploadHint(portalImageRules.social_logo)).toBe('JPG, GIF or PNG, up to 4 MB, exactly 1123 × 794 pixels')
  for (const rule of Object.values(portalImageRules))
    for (const extension of ['jpg', 'jpeg', 'gif', 'png', 'webp', 'ico', 'svg', 'pdf'])
      expect(checkUpload({ name: `a.${extension}`, size_bytes: 1 }, rule) === null).toBe(
        allowedExtensions(rule).includes(extension),
      )
})

test('[MED-007] accepts the allowed extensions of each kind in upper and lower case', () => {
  expect(fileTypes).toEqual({
    docs: ['doc', 'docx', 'rtf', 'txt', 'ppt', 'pptx', 'odt'],
    pdf: ['pdf'],
    sheets: ['xls', 'xlsx', 'csv'],
    img: ['jpg', 'jpeg', 'gif', 'png', 'webp'],
    audio: ['mp3'],
    icon: ['ico'],
    video: ['mp4', 'webm'],
    captions: ['vtt'],
  })
  expect(checkUpload({ name: 'A.Logo.PNG', size_bytes: 1 }, { types })).toBeNull()
})

test('[MED-008] names a file whose extension is not allowed', () => {
  const refusal = checkUpload({ name: 'virus.exe', size_bytes: 1 }, { types })
  expect(refusal && errorMessage(refusal.code, refusal.params)).toBe('Wrong Format: virus.exe')
  expect(checkUpload({ name: 'no-extension', size_bytes: 1 }, { types })).toMatchObject({ code: 'media.wrong_format' })
})

test('[MED-009] [MED-011] accepts up to 20971520 bytes and names a larger file with its size', () => {
  expect(uploadLimit_bytes).toBe(20_971_520)
  expect(checkUpload({ name: 'a.pdf', size_bytes: 20_971_520 }, { types })).toBeNull()
  const refusal = checkUpload({ name: 'a.pdf', size_bytes: 20_971_521 }, { types })
  expect(refusal && errorMessage(refusal.code, refusal.params)).toBe('Wrong Size: a.pdf (20.0 MB)')
})

test('[MED-010] rejects an image with other dimensions and names the required ones', () => {
  const social = portalImageRules.social_logo
  expect(checkUpload({ name: 'a.png', size_bytes: 1, width: 1123, height: 794 }, social)).toBeNull()
  const refusal = checkUpload({ name: 'a.png', size_bytes: 1, width: 1200, height: 630 }, social)
  expect(refusal && errorMessage(refusal.code, refusal.params)).toBe('Wrong Dimensions: the image must be 1123 × 794')
})
