import { readFile } from 'node:fs/promises'
import { makeManifest } from './make-manifest.ts'
import type { ManifestOptions } from './make-manifest.ts'
import { makeZip } from './make-zip.ts'
import type { ZipEntry } from './make-zip.ts'

const COURSE = new URL('./hipaa-course/', import.meta.url)

export type PackageOptions = ManifestOptions & {
  /** Folder of the zip to put the course's files in. */
  folder?: string
  encode?: (manifest: string) => Uint8Array
  more?: ZipEntry[]
}

/** The files of "HIPAA essentials for front desk staff". */
export async function courseFiles(folder = ''): Promise<ZipEntry[]> {
  const names = ['index.html', 'course.css', 'course.js']
  return Promise.all(names.map(async (name) => ({ name: `${folder}${name}`, data: await readFile(new URL(name, COURSE)) })))
}

/** A SCORM 1.2 package of that course; the options vary its manifest. */
export async function makePackage({ folder = '', encode = (manifest) => Buffer.from(manifest), more = [], ...manifest }: PackageOptions = {}): Promise<Buffer> {
  return makeZip([{ name: 'imsmanifest.xml', data: encode(makeManifest(manifest)) }, ...(await courseFiles(folder)), ...more])
}
