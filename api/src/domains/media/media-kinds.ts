import { uploadLimit_bytes } from '@portico/shared/rules/media/check-upload.ts'
import { storageKey, type StorageKey } from '../../storage/storage-key.ts'

/** Every kind of stored file. A new kind needs an entry here; without it nothing of that kind can be stored. */
export type MediaKind =
  | 'portal_picture'
  | 'picture_variant'
  | 'stock_picture'
  | 'stock_variant'
  | 'certificate_pdf'
  | 'proof_file'
  | 'lesson_document'
  | 'lesson_video'
  | 'assignment_file'
  | 'evidence_file'
  | 'tax_certificate'
  | 'purchase_document'
  | 'scorm_upload'
  | 'upload_part'
  | 'scorm_package'
  | 'scorm_package_list'
  | 'scorm_package_start'
  | 'pictures_published'

/**
 * Who may fetch a file. public: anyone, at /media, under keys that `keys` matches. enrolled: enrolled learners, streamed by the content host. signed:
 * the same, and on S3 at a URL signed for a few minutes. internal: only our own verbs.
 */
type Readers =
  | { visibility: 'public'; keys: RegExp; named_by: 'bytes' | 'hand' }
  | { visibility: 'enrolled' | 'signed' | 'internal' }

export type MediaRules = {
  /** Types its bytes must match, whatever its name; `its_reader`: the code that reads the file validates all of it, or we made it ourselves. */
  content: readonly string[] | 'its_reader'
  /** null: the receiving call limits the size (`body_limit_bytes`), or we made it ourselves */
  limit_bytes: number | null
  /** width × height; more pixels would take too much memory to decode */
  limit_pixels: number | null
  /** Returns the storage key. Names were validated before; a key that leads out of its folder throws. */
  key: (names: never) => StorageKey
} & Readers

const pictures = ['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/x-icon']
const office = [
  'application/pdf',
  'application/rtf',
  'application/vnd.oasis.opendocument.text',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  // doc, xls and ppt share one container format
  'application/x-cfb',
  'application/zip',
  'text/plain',
]
const films = ['video/mp4', 'video/webm', 'video/quicktime', 'video/x-m4v', 'audio/mpeg', 'audio/wav', 'audio/x-m4a']

/** Folders of the packages, of their lists, and of the notes of started imports; each is listed as a whole. */
export const packageFolders = { files: 'packages', lists: 'package-lists', starts: 'package-starts' } as const

/** Folder of uploads that no import has read yet. */
export const uploadFolder = 'uploads'

export const publicFolder = storageKey('media')

/** Folder of a portal's pictures and their variants. */
export const portalPictures = (portal_id: number): StorageKey => storageKey(`media/portals/${portal_id}`)

export const mediaKinds = {
  portal_picture: {
    content: pictures,
    limit_bytes: uploadLimit_bytes,
    limit_pixels: 40_000_000,
    visibility: 'public',
    named_by: 'bytes',
    keys: /^media\/portals\/[1-9]\d{0,14}\/[\da-f]{24}\.(?:gif|ico|jpe?g|png|webp)$/,
    key: ({ portal_id, name }: { portal_id: number; name: string }) =>
      storageKey(`${portalPictures(portal_id)}/${name}`),
  },
  // A portal's picture under a name that contains its size, with the formats and widths that pages offer.
  picture_variant: {
    content: 'its_reader',
    limit_bytes: null,
    limit_pixels: null,
    visibility: 'public',
    named_by: 'bytes',
    keys: /^media\/portals\/[1-9]\d{0,14}\/[\da-f]{24}-[1-9]\d{0,4}x[1-9]\d{0,4}(?:\.(?:gif|jpe?g|png|webp)|-[1-9]\d{0,4}\.(?:avif|webp))$/,
    key: ({ address }: { address: string }) => storageKey(address.slice(1)),
  },
  // Pictures of courses, people and portals, and documents of a portal's footer, that come with an installation's data: put there by hand or by the demo.
  stock_picture: {
    content: 'its_reader',
    limit_bytes: null,
    limit_pixels: null,
    visibility: 'public',
    named_by: 'hand',
    keys: /^media\/(?:(?:agency|author|bundle|course|organization|portal|topic)-[a-z\d-]{1,200}\.(?:jpg|png|svg|webp)|portal-[a-z\d-]{1,200}\.pdf)$/,
    key: ({ name }: { name: string }) => storageKey(`media/${name}`),
  },
  // The same in their own formats and widths, under names that change with the picture.
  stock_variant: {
    content: 'its_reader',
    limit_bytes: null,
    limit_pixels: null,
    visibility: 'public',
    named_by: 'bytes',
    keys: /^media\/(?:bundle|course|topic)-[a-z\d-]{1,180}-[\da-f]{8}-[1-9]\d{0,4}x[1-9]\d{0,4}(?:-[1-9]\d{0,4})?\.(?:avif|webp)$/,
    key: ({ name }: { name: string }) => storageKey(`media/${name}`),
  },
  certificate_pdf: {
    content: 'its_reader',
    limit_bytes: null,
    limit_pixels: null,
    visibility: 'internal',
    key: ({ portal_id, serial }: { portal_id: number; serial: string }) =>
      storageKey(`certificates/${portal_id}/${serial}.pdf`),
  },
  proof_file: {
    content: 'its_reader',
    limit_bytes: null,
    limit_pixels: null,
    visibility: 'internal',
    key: ({ portal_id, id }: { portal_id: number; id: number }) => storageKey(`proof/${portal_id}/${id}.zip`),
  },
  lesson_document: {
    content: [...office, ...pictures],
    limit_bytes: uploadLimit_bytes,
    limit_pixels: null,
    visibility: 'signed',
    key: ({ file }: { file: string }) => storageKey(`lessons/${file}`),
  },
  lesson_video: {
    content: films,
    limit_bytes: 4 * 1024 ** 3,
    limit_pixels: null,
    visibility: 'enrolled',
    key: ({ file }: { file: string }) => storageKey(`lessons/${file}`),
  },
  // A file submitted by a learner, readable by that learner and the graders.
  assignment_file: {
    content: 'its_reader',
    limit_bytes: uploadLimit_bytes,
    limit_pixels: null,
    visibility: 'internal',
    key: ({ file }: { file: string }) => storageKey(`assignments/${file}`),
  },
  evidence_file: {
    content: 'its_reader',
    limit_bytes: uploadLimit_bytes,
    limit_pixels: null,
    visibility: 'internal',
    key: ({ file }: { file: string }) => storageKey(`evidence/${file}`),
  },
  // A certificate submitted by a buyer to be exempt from sales tax, readable by that buyer and those who decide on it.
  tax_certificate: {
    content: ['application/pdf', 'image/jpeg', 'image/png'],
    limit_bytes: 8 * 1024 ** 2,
    limit_pixels: null,
    visibility: 'internal',
    key: ({ portal_id, file }: { portal_id: number; file: string }) =>
      storageKey(`tax-certificates/${portal_id}/${file}`),
  },
  // The purchase order document submitted by a buyer, readable by that buyer and by staff who read the portal's orders.
  purchase_document: {
    content: ['application/pdf', 'image/jpeg', 'image/png'],
    limit_bytes: 8 * 1024 ** 2,
    limit_pixels: null,
    visibility: 'internal',
    key: ({ portal_id, file }: { portal_id: number; file: string }) =>
      storageKey(`purchase-orders/${portal_id}/${file}`),
  },
  scorm_upload: {
    content: 'its_reader',
    limit_bytes: null,
    limit_pixels: null,
    visibility: 'internal',
    key: ({ id }: { id: string }) => storageKey(`${uploadFolder}/${id}.zip`),
  },
  // One part of an upload sent in several parallel parts.
  upload_part: {
    content: 'its_reader',
    limit_bytes: null,
    limit_pixels: null,
    visibility: 'internal',
    key: ({ id }: { id: string }) => storageKey(`${uploadFolder}/${id}.part`),
  },
  scorm_package: {
    content: 'its_reader',
    limit_bytes: null,
    limit_pixels: null,
    visibility: 'enrolled',
    key: ({ folder, name }: { folder: string; name: string }) =>
      storageKey(`${packageFolders.files}/${folder}/${name}`),
  },
  scorm_package_list: {
    content: 'its_reader',
    limit_bytes: null,
    limit_pixels: null,
    visibility: 'internal',
    key: ({ sha256 }: { sha256: string }) => storageKey(`${packageFolders.lists}/${sha256}.json`),
  },
  scorm_package_start: {
    content: 'its_reader',
    limit_bytes: null,
    limit_pixels: null,
    visibility: 'internal',
    key: ({ folder }: { folder: string }) => storageKey(`${packageFolders.starts}/${folder}`),
  },
  // Marks that all pictures of this storage were checked and have no metadata.
  pictures_published: {
    content: 'its_reader',
    limit_bytes: null,
    limit_pixels: null,
    visibility: 'internal',
    key: () => storageKey('marks/pictures-published'),
  },
} as const satisfies Record<MediaKind, MediaRules>
