import { expect, test } from 'vitest'
import { mediaKinds, type MediaKind, type MediaRules } from './media-kinds.ts'

const names = {
  portal_picture: mediaKinds.portal_picture.key({ portal_id: 24, name: 'a.png' }),
  certificate_pdf: mediaKinds.certificate_pdf.key({ portal_id: 24, serial: 'AB-1' }),
  lesson_document: mediaKinds.lesson_document.key({ file: 'a.pdf' }),
  lesson_video: mediaKinds.lesson_video.key({ file: 'a.mp4' }),
  scorm_upload: mediaKinds.scorm_upload.key({ id: 'a' }),
  scorm_package: mediaKinds.scorm_package.key({ folder: 'a', name: 'index.html' }),
  scorm_package_list: mediaKinds.scorm_package_list.key({ sha256: 'a' }),
  scorm_package_start: mediaKinds.scorm_package_start.key({ folder: 'a' }),
} satisfies Record<MediaKind, string>

test('[HOUSE-3] what is public lies below media/, which the edge serves, and nothing else does', () => {
  const kinds = Object.entries<MediaRules>(mediaKinds)
  expect(kinds.map(([kind]) => kind).toSorted()).toEqual(Object.keys(names).toSorted())
  for (const [kind, { visibility }] of kinds) {
    const key = Object.entries(names).find(([name]) => name === kind)?.[1]
    expect([kind, key?.startsWith('media/')]).toEqual([kind, visibility === 'public'])
  }
})

test('[HOUSE-3] a name that would lead out of its folder makes no key', () => {
  expect(() => mediaKinds.portal_picture.key({ portal_id: 24, name: '../../lessons/a.pdf' })).toThrow('no storage key')
  expect(() => mediaKinds.certificate_pdf.key({ portal_id: 24, serial: '../25/AB-1' })).toThrow('no storage key')
  expect(() => mediaKinds.scorm_package.key({ folder: 'a', name: '/index.html' })).toThrow('no storage key')
})

test('[HOUSE-3] a kind that is left out does not compile', () => {
  const { scorm_upload, ...rest } = mediaKinds
  // @ts-expect-error one kind is missing
  const incomplete: Record<MediaKind, MediaRules> = rest
  expect([Object.keys(incomplete).length, scorm_upload.visibility]).toEqual([7, 'internal'])
})
