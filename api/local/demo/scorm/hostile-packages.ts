import { courseFiles, makePackage } from './make-package.ts'
import { makeManifest } from './make-manifest.ts'
import { makeZip } from './make-zip.ts'

export type HostilePackage = { zip: () => Promise<Buffer>; code: string }

const MiB = 1024 * 1024

// Zip writers reject these names, so write them over a harmless name of the same length, in both headers.
async function withName(name: string): Promise<Buffer> {
  const harmless = '~'.repeat(Buffer.byteLength(name))
  const zip = await makePackage({ more: [{ name: harmless, data: 'x' }] })
  for (let at = zip.indexOf(harmless); at >= 0; at = zip.indexOf(harmless)) zip.write(name, at)
  return zip
}

const twice = (names: [string, string]) => makePackage({ more: names.map((name) => ({ name, data: name })) })

/** Modifies the central directory header of the last entry, `offset` bytes into it. */
async function patchLast(offset: number, change: (zip: Buffer, at: number) => void): Promise<Buffer> {
  const zip = await makePackage({ more: [{ name: 'last.bin', data: Buffer.alloc(24 * MiB) }] })
  change(zip, zip.lastIndexOf(Buffer.from('PK\u0001\u0002', 'latin1')) + offset)
  return zip
}

/** Two directory entries over the bytes of one file. */
async function overlapping(): Promise<Buffer> {
  const zip = await makePackage({ more: [{ name: 'one.bin', data: 'shared' }, { name: 'two.bin', data: 'shared' }] })
  const sign = Buffer.from('PK\u0001\u0002', 'latin1')
  const last = zip.lastIndexOf(sign)
  zip.writeUInt32LE(zip.readUInt32LE(zip.lastIndexOf(sign, last - 1) + 42), last + 42)
  return zip
}

/** Repeats the directory's last entry `count` times; it precedes the end record, which states the number of entries and bytes. */
async function manyFiles(count: number): Promise<Buffer> {
  const zip = await makePackage({ more: [{ name: 'x', data: '' }] })
  const line = zip.lastIndexOf(Buffer.from('PK\u0001\u0002', 'latin1'))
  const end = zip.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'))
  const more = Array.from({ length: count }, () => zip.subarray(line, end))
  const record = Buffer.from(zip.subarray(end))
  const lines = record.readUInt16LE(10) + count
  record.writeUInt16LE(lines, 8)
  record.writeUInt16LE(lines, 10)
  record.writeUInt32LE(record.readUInt32LE(12) + count * (end - line), 12)
  return Buffer.concat([zip.subarray(0, end), ...more, record])
}

const entities = Array.from({ length: 9 }, (_, n) => `<!ENTITY e${n + 1} "${`&e${n};`.repeat(10)}">`).join('')

/** Packages that must be rejected, each with the expected error code. */
export const HOSTILE_PACKAGES: Record<string, HostilePackage> = {
  zip_slip: { zip: () => withName('../../evil.html'), code: 'scorm_import.unsafe_name' },
  zip_slip_backslash: { zip: () => withName('..\\..\\evil.html'), code: 'scorm_import.unsafe_name' },
  absolute_path: { zip: () => withName('/tmp/evil.html'), code: 'scorm_import.unsafe_name' },
  drive_letter: { zip: () => withName('C:/evil.html'), code: 'scorm_import.unsafe_name' },
  dot_segment: { zip: () => withName('a/./evil.html'), code: 'scorm_import.unsafe_name' },
  empty_segment: { zip: () => withName('a//evil.html'), code: 'scorm_import.unsafe_name' },
  nul_name: { zip: () => withName('evil.html\0.png'), code: 'scorm_import.unsafe_name' },
  long_name: { zip: () => withName(`${'n'.repeat(256)}.html`), code: 'scorm_import.unsafe_name' },
  deep_path: { zip: () => withName(`${'d/'.repeat(40)}x`), code: 'scorm_import.unsafe_name' },
  symlink: { zip: () => makePackage({ more: [{ name: 'link', data: '/etc/passwd', mode: 0o120777 }] }), code: 'scorm_import.symlink' },
  device: { zip: () => makePackage({ more: [{ name: 'pipe', data: '', mode: 0o010644 }] }), code: 'scorm_import.unsafe_name' },
  bomb: { zip: () => patchLast(0, () => {}), code: 'scorm_import.too_compressed' },
  lying_size: { zip: () => patchLast(24, (zip, at) => zip.writeUInt32LE(1_000_000, at)), code: 'scorm_import.not_a_zip' },
  overlapping: { zip: overlapping, code: 'scorm_import.overlapping' },
  sixty_thousand_files: { zip: () => manyFiles(60_000), code: 'scorm_import.too_many_files' },
  encrypted: { zip: () => patchLast(8, (zip, at) => zip.writeUInt16LE(zip.readUInt16LE(at) | 1, at)), code: 'scorm_import.encrypted' },
  duplicate_name: { zip: () => twice(['a.js', 'a.js']), code: 'scorm_import.duplicate_name' },
  case_collision: { zip: () => twice(['media/Logo.png', 'Media/logo.png']), code: 'scorm_import.duplicate_name' },
  file_is_folder: { zip: () => twice(['media', 'media/logo.png']), code: 'scorm_import.duplicate_name' },
  doctype: {
    zip: () => makePackage({ doctype: '<!DOCTYPE manifest [<!ENTITY secret SYSTEM "file:///etc/passwd">]>\n', title: '&secret;' }),
    code: 'scorm_import.manifest_unreadable',
  },
  billion_laughs: {
    zip: () => makePackage({ doctype: `<!DOCTYPE manifest [<!ENTITY e0 "ha">${entities}]>\n` }),
    code: 'scorm_import.manifest_unreadable',
  },
  manifest_not_xml: { zip: () => makePackage({ encode: () => Buffer.from('<manifest><organizations>') }), code: 'scorm_import.manifest_unreadable' },
  scorm_2004: { zip: () => makePackage({ schemaversion: '2004 4th Edition' }), code: 'scorm.version' },
  manifest_in_folder: {
    zip: async () =>
      makeZip([
        { name: 'course/imsmanifest.xml', data: makeManifest() },
        ...(await courseFiles('course/')),
        { name: 'readme.txt', data: 'x' },
      ]),
    code: 'scorm_import.manifest_in_folder',
  },
  nothing_to_launch: { zip: () => makePackage({ heading_only: true }), code: 'scorm_import.nothing_to_launch' },
  launch_file_missing: { zip: () => makePackage({ href: 'start.html' }), code: 'scorm_import.file_missing' },
  launch_outside: { zip: () => makePackage({ href: 'https://elsewhere.example/start.html' }), code: 'scorm_import.file_missing' },
  truncated: { zip: async () => (await makePackage()).subarray(0, 4_000), code: 'scorm_import.not_a_zip' },
  damaged: {
    zip: async () => {
      const zip = await makePackage()
      zip.fill(0xff, 2_000, 2_400)
      return zip
    },
    code: 'scorm_import.not_a_zip',
  },
  not_a_zip: { zip: async () => Buffer.from('%PDF-1.7 this is something else'), code: 'scorm_import.not_a_zip' },
}
