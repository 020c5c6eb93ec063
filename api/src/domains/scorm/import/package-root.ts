import type { Entry } from 'yauzl'
import { PackageRefused } from './package-refused.ts'

const manifestName = /^(?:(.*)\/)?imsmanifest\.xml$/i

/**
 * Returns the entries below the folder with the manifest, because people often zip the package's folder instead of its contents. Rejects a zip with
 * anything beside that folder, naming the folder.
 */
export function belowRoot(entries: readonly Entry[]): Entry[] {
  const folders = entries.flatMap(({ fileName }) => {
    const found = manifestName.exec(fileName)
    return found ? [found[1] ?? ''] : []
  })
  if (folders.length === 0) throw new PackageRefused('scorm_import.manifest_missing')
  if (folders.includes('')) return [...entries]
  const [folder = '', ...others] = folders.toSorted((one, other) => depth(one) - depth(other))
  const root = `${folder}/`
  if (others.some((other) => !other.startsWith(root)))
    throw new PackageRefused('scorm_import.several_packages', { names: folders.slice(0, 5).join(', ') })
  const isAbove = ({ fileName }: Entry) => fileName.endsWith('/') && root.startsWith(fileName)
  if (!entries.every((entry) => entry.fileName.startsWith(root) || isAbove(entry)))
    throw new PackageRefused('scorm_import.manifest_in_folder', { folder })
  const below = entries.filter((entry) => !isAbove(entry))
  for (const entry of below) entry.fileName = entry.fileName.slice(root.length)
  return below
}

const depth = (folder: string): number => folder.split('/').length
