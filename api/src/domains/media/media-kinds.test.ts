import { expect, test } from 'vitest'
import { demoPortals } from '../../../local/demo/content/portals.ts'
import { portalScormAgreement, portalW9 } from '../../../local/demo/pictures/paths.ts'
import { pictureJobs } from '../../../local/demo/pictures/picture-jobs.ts'
import { variantJobs } from '../../../local/demo/pictures/variant-jobs.ts'
import { isPublicKey } from './public-key.ts'
import { mediaKinds, type MediaKind, type MediaRules } from './media-kinds.ts'

const names = {
  portal_picture: mediaKinds.portal_picture.key({ portal_id: 24, name: 'a.png' }),
  picture_variant: mediaKinds.picture_variant.key({ address: '/media/portals/24/a-20x10-20.avif' }),
  stock_variant: mediaKinds.stock_variant.key({ name: 'course-a-0123abcd-20x10.webp' }),
  stock_picture: mediaKinds.stock_picture.key({ name: 'course-a.webp' }),
  proof_file: mediaKinds.proof_file.key({ portal_id: 24, id: 7 }),
  certificate_pdf: mediaKinds.certificate_pdf.key({ portal_id: 24, serial: 'AB-1' }),
  lesson_document: mediaKinds.lesson_document.key({ file: 'a.pdf' }),
  lesson_video: mediaKinds.lesson_video.key({ file: 'a.mp4' }),
  assignment_file: mediaKinds.assignment_file.key({ file: 'a.pdf' }),
  evidence_file: mediaKinds.evidence_file.key({ file: 'a.pdf' }),
  tax_certificate: mediaKinds.tax_certificate.key({ portal_id: 24, file: 'a.pdf' }),
  purchase_document: mediaKinds.purchase_document.key({ portal_id: 24, file: 'a.pdf' }),
  scorm_upload: mediaKinds.scorm_upload.key({ id: 'a' }),
  upload_part: mediaKinds.upload_part.key({ id: 'a' }),
  scorm_package: mediaKinds.scorm_package.key({ folder: 'a', name: 'index.html' }),
  scorm_package_list: mediaKinds.scorm_package_list.key({ sha256: 'a' }),
  scorm_package_start: mediaKinds.scorm_package_start.key({ folder: 'a' }),
  pictures_published: mediaKinds.pictures_published.key(),
} satisfies Record<MediaKind, string>

test('public kinds, and no others, are stored below media/, which the edge serves', () => {
  const kinds = Object.entries<MediaRules>(mediaKinds)
  expect(kinds.map(([kind]) => kind).toSorted()).toEqual(Object.keys(names).toSorted())
  for (const [kind, { visibility }] of kinds) {
    const key = Object.entries(names).find(([name]) => name === kind)?.[1]
    expect([kind, key?.startsWith('media/')]).toEqual([kind, visibility === 'public'])
  }
})

test('a name that leads out of its folder makes no key', () => {
  expect(() => mediaKinds.portal_picture.key({ portal_id: 24, name: '../../lessons/a.pdf' })).toThrow('no storage key')
  expect(() => mediaKinds.certificate_pdf.key({ portal_id: 24, serial: '../25/AB-1' })).toThrow('no storage key')
  expect(() => mediaKinds.scorm_package.key({ folder: 'a', name: '/index.html' })).toThrow('no storage key')
})

test('omitting a kind does not compile', () => {
  const { scorm_upload, ...rest } = mediaKinds
  // @ts-expect-error one kind is missing
  const incomplete: Record<MediaKind, MediaRules> = rest
  expect(Object.keys({ ...incomplete, scorm_upload }).toSorted()).toEqual(Object.keys(names).toSorted())
})

test('only keys made by a public kind are public; others below media/ are not', () => {
  const ours = [
    ...['gif', 'ico', 'jpg', 'png', 'webp'].map((ending) =>
      mediaKinds.portal_picture.key({ portal_id: 24, name: `${'0a'.repeat(12)}.${ending}` }),
    ),
    ...variantJobs().flatMap(({ files }) => files.map(({ name }) => mediaKinds.stock_variant.key({ name }))),
    ...['.png', '-320.avif', '-1280.webp'].map((ending) =>
      mediaKinds.picture_variant.key({ address: `/media/portals/24/${'0a'.repeat(12)}-1600x900${ending}` }),
    ),
    ...demoPortals.flatMap(({ slug }) => [portalW9(slug), portalScormAgreement(slug)]).map((path) => path.slice(1)),
    ...pictureJobs().flatMap(({ files }) => files.map(({ name }) => mediaKinds.stock_picture.key({ name }))),
  ]
  expect(ours.filter((key) => !isPublicKey(key))).toEqual([])
  for (const key of [
    'media/film.mp4',
    'media/portals/24/logo.png',
    `media/portals/24/${'0A'.repeat(12)}.png`,
    `media/portals/24/${'0a'.repeat(12)}.svg`,
    `media/portals/24/${'0a'.repeat(12)}-1600x900.svg`,
    `media/portals/24/${'0a'.repeat(12)}-1600x900-0.avif`,
    `media/portals/24/${'0a'.repeat(12)}-320.avif`,
    'media/course-a-0123abcd-1280x720.exe',
    `media/portals/0/${'0a'.repeat(12)}.png`,
    `media/portals/24/${'0a'.repeat(12)}.png/x`,
    'media/course-a/../b.webp',
    'media/course-.exe',
    `lessons/${'0a'.repeat(16)}.pdf`,
    'media/',
  ])
    expect([key, isPublicKey(key)]).toEqual([key, false])
})
